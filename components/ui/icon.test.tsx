import { render } from "@testing-library/react";
import { Icon } from "./icon";

test("an icon of the first screen is drawn from the page, and from the file where the page holds no drawings", () => {
	const drawnFrom = () => {
		const { container } = render(<Icon name="store" size={24} />);
		return container.querySelector("use")?.getAttribute("href");
	};
	expect(drawnFrom()).toMatch(/[^#]#store$/);
	document.body.insertAdjacentHTML("beforeend", '<i id="frame-store"></i>');
	expect(drawnFrom()).toBe("#frame-store");
});
