import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the island's component, which there is one of on a page. */
  island: string;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts the page's own HTML back where an island fails, now or later, with what was typed in it: what
 * the visitor has without a script is better than an empty place.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #place: Element | null = null;
  #served: ChildNode[] = [];
  #typed: Map<string, string> = new Map();

  constructor(props: Props) {
    super(props);
    if (typeof document === "undefined") return;
    // Nothing has been touched yet: this is the page as it came.
    const { island } = props;
    this.#place = document.querySelector(
      `astro-island[component-export="${island}"], [data-island="${island}"]`,
    );
    this.#served = [...(this.#place?.cloneNode(true).childNodes ?? [])];
    this.#typed = typedIn(this.#place);
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (this.state.failed) this.#restore();
  }

  override getSnapshotBeforeUpdate(): null {
    // React is about to take the island away.
    if (this.state.failed) this.#typed = typedIn(this.#place);
    return null;
  }

  override componentDidUpdate(): void {
    if (this.state.failed) this.#restore();
  }

  #restore(): void {
    this.#place?.replaceChildren(...this.#served);
    for (const control of controlsIn(this.#place)) {
      control.value = this.#typed.get(control.name) ?? control.value;
    }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function controlsIn(place: Element | null): Control[] {
  return [...(place?.querySelectorAll<Control>("[name]:is(input, select, textarea)") ?? [])];
}

function typedIn(place: Element | null): Map<string, string> {
  return new Map(controlsIn(place).map(({ name, value }) => [name, value]));
}
