import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the island's component, which is used once per page. */
  island: string;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The error boundary of an island. If the island throws, it restores the server-rendered HTML, which
 * works without JavaScript, with the values typed so far. It also restores those values if React
 * re-creates the island because a translator or an extension has changed the page's HTML.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #container: Element | null = null;
  #served: ChildNode[] = [];
  #controls: Control[] = [];
  #typed: Map<string, string> = new Map();
  #focused: string | undefined;

  constructor(props: Props) {
    super(props);
    if (typeof document === "undefined") return;
    // React has not changed the DOM yet: this is the server-rendered HTML.
    const { island } = props;
    this.#container = document.querySelector(
      `astro-island[component-export="${island}"], [data-island="${island}"]`,
    );
    this.#served = [...(this.#container?.cloneNode(true).childNodes ?? [])];
    this.#saveValues();
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (this.state.failed) this.#restoreHtml();
    else if (this.#controls.some((control) => !control.isConnected)) this.#restoreValues();
  }

  override getSnapshotBeforeUpdate(): null {
    // React is about to remove the island's DOM.
    if (this.state.failed) this.#saveValues();
    return null;
  }

  override componentDidUpdate(): void {
    if (this.state.failed) this.#restoreHtml();
  }

  #restoreHtml(): void {
    this.#container?.replaceChildren(...this.#served);
    this.#restoreValues();
  }

  #saveValues(): void {
    this.#controls = controlsIn(this.#container);
    this.#typed = new Map(this.#controls.map(({ name, value }) => [name, value]));
    this.#focused = this.#controls.find((control) => control === document.activeElement)?.name;
  }

  #restoreValues(): void {
    for (const control of controlsIn(this.#container)) {
      control.value = this.#typed.get(control.name) ?? control.value;
      if (control.name === this.#focused) control.focus({ preventScroll: true });
    }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function controlsIn(container: Element | null): Control[] {
  return [...(container?.querySelectorAll<Control>("[name]:is(input, select, textarea)") ?? [])];
}
