// <turnero-turnos especialidad="cardiologia" profesional="ana-paz" tema="oscuro">: the next free times, in a frame.
(() => {
  // The server writes its address here. Joined files, modules and code that runs late have no script to take it from.
  const address = '__PUBLIC_URL__';
  const { origin } = new URL(address, document.currentScript?.src || location.href);
  const WITHIN_MS = 3000;

  class Turnos extends HTMLElement {
    static observedAttributes = ['especialidad', 'profesional', 'tema'];

    connectedCallback() {
      this.style.display = 'block';
      addEventListener('message', this);
      this.show();
    }

    disconnectedCallback() {
      removeEventListener('message', this);
      clearTimeout(this.late);
    }

    attributeChangedCallback() {
      if (this.frame) this.show();
    }

    show() {
      clearTimeout(this.late);
      const asked = new URLSearchParams();
      for (const name of Turnos.observedAttributes) {
        const value = this.getAttribute(name);
        if (value) asked.set(name, value);
      }
      const frame = document.createElement('iframe');
      frame.title = 'Próximos turnos';
      frame.style.cssText = 'display:block;width:100%;height:320px;border:0';
      frame.src = `${origin}/widget?${asked}#${encodeURIComponent(location.origin)}`;
      // A site that the clinic does not allow gets no message: the link works all the same.
      frame.onload = () => (this.late = setTimeout(() => this.link(), WITHIN_MS));
      this.frame = frame;
      this.replaceChildren(frame);
    }

    /** Believes the clinic's own frame alone. */
    handleEvent({ origin: from, source, data }) {
      if (from !== origin || source !== this.frame.contentWindow) return;
      const height = Number(data && data.turnero);
      if (!(height >= 0 && height < 5000)) return;
      clearTimeout(this.late);
      this.frame.onload = null;
      // Nothing is high in a part of the site that is folded.
      if (height > 0) this.frame.style.height = `${height}px`;
    }

    link() {
      const link = document.createElement('a');
      const [professional, specialty] = ['profesional', 'especialidad'].map((name) => this.getAttribute(name));
      const path = professional ? `/profesionales/${encodeURIComponent(professional)}` : '';
      link.href = origin + (path || (specialty ? `/especialidades/${encodeURIComponent(specialty)}` : ''));
      link.target = '_blank';
      link.textContent = 'Sacar turno online';
      this.replaceChildren(link);
    }
  }

  if (!customElements.get('turnero-turnos')) customElements.define('turnero-turnos', Turnos);
})();
