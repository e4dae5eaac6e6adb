import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the island's component, which there is one of on a page. */
  island: string;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts the page's own HTML back where an island fails, now or later, with what was typed in it: what
 * the visitor has without a script is better than an empty place. What was typed stays, too, where
 * React makes the island anew because a translator or an extension has changed the page's HTML.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #place: Element | null = null;
  #served: ChildNode[] = [];
  #controls: Control[] = [];
  #typed: Map<string, string> = new Map();
  #focused: string | undefined;

  constructor(props: Props) {
    super(props);
    if (typeof document === "undefined") return;
    // Nothing has been touched yet: this is the page as it came.
    const { island } = props;
    this.#place = document.querySelector(
      `astro-island[component-export="${island}"], [data-island="${island}"]`,
    );
    this.#served = [...(this.#place?.cloneNode(true).childNodes ?? [])];
    this.#remember();
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (this.state.failed) this.#restore();
    else if (this.#controls.some((control) => !control.isConnected)) this.#putBack();
  }

  override getSnapshotBeforeUpdate(): null {
    // React is about to take the island away.
    if (this.state.failed) this.#remember();
    return null;
  }

  override componentDidUpdate(): void {
    if (this.state.failed) this.#restore();
  }

  #restore(): void {
    this.#place?.replaceChildren(...this.#served);
    this.#putBack();
  }

  #remember(): void {
    this.#controls = controlsIn(this.#place);
    this.#typed = new Map(this.#controls.map(({ name, value }) => [name, value]));
    this.#focused = this.#controls.find((control) => control === document.activeElement)?.name;
  }

  #putBack(): void {
    for (const control of controlsIn(this.#place)) {
      control.value = this.#typed.get(control.name) ?? control.value;
      if (control.name === this.#focused) control.focus({ preventScroll: true });
    }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function controlsIn(place: Element | null): Control[] {
  return [...(place?.querySelectorAll<Control>("[name]:is(input, select, textarea)") ?? [])];
}
