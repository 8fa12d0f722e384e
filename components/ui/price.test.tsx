import { render } from "@testing-library/react";
import { Price } from "./price";

/** What a screen reader is left with. */
function spoken(container: HTMLElement): string {
	const copy = container.cloneNode(true) as HTMLElement;
	for (const hidden of copy.querySelectorAll('[aria-hidden="true"]'))
		hidden.remove();
	return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

test("a price is spoken once, in one piece", () => {
	const { container } = render(<Price amount="123456.70" />);
	expect(spoken(container)).toBe("HK$123,456.70");
});

test("an old price is struck, and says that it is the old one", () => {
	const { container } = render(
		<Price amount="9.90" oldPrice="12.00" oldPriceLabel="Was" />,
	);
	expect(container.querySelector("s")).toHaveTextContent("HK$12.00");
	expect(spoken(container)).toBe("HK$9.90 Was HK$12.00");
});

test("the word for a lowest price stands where the language has it", () => {
	const { container: english } = render(<Price amount="8.00" before="from" />);
	const { container: chinese } = render(<Price amount="8.00" after="起" />);
	expect(spoken(english)).toBe("from HK$8.00");
	expect(spoken(chinese)).toBe("HK$8.00 起");
});
