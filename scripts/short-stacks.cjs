/** As deep as Node's: the hundred frames of Jest are collected for every refusal, and hardly ever read. */
Error.stackTraceLimit = 10;
