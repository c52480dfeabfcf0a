/*
 * Shifts the wall clock of each process that preloads it by SHIFT_SECONDS. Built by test-days.mjs.
 * Timers, the monotonic clock and file times stay the machine's.
 * It has no state, so signal handlers read the same clock.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

typedef int read_clock(clockid_t, struct timespec *);

static read_clock *of_libc;

__attribute__((constructor)) static void find_libc(void) { of_libc = (read_clock *)dlsym(RTLD_NEXT, "clock_gettime"); }

int clock_gettime(clockid_t clock, struct timespec *now) {
  /* Constructors of other libraries may run before find_libc. */
  int result = of_libc ? of_libc(clock, now) : (int)syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += SHIFT_SECONDS;
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  struct timespec precise;
  (void)zone;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  if (result == 0) {
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
  }
  return result;
}

time_t time(time_t *stored) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (stored) *stored = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *now, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, now) == 0 ? base : 0;
}
