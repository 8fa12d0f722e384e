import { fireEvent, render, screen } from "@testing-library/react";
import { Lightbox } from "./lightbox";

const words = {
	title: "Pictures",
	close: "Close",
	previous: "Previous",
	next: "Next",
};
const pictures = [1, 2].map((number) => ({
	source: `/${number}.webp`,
	alt: `Picture ${number}`,
}));

function open(look: "screen" | "window") {
	render(
		<Lightbox
			pictures={pictures}
			first={0}
			words={words}
			look={look}
			onClose={() => {}}
		/>,
	);
	return screen.getByRole("dialog", { name: "Pictures" });
}

const button = (name: string) => screen.getByRole("button", { name });

test("a window has two ends, by keys and by buttons", () => {
	const dialog = open("window");
	fireEvent.keyDown(dialog, { key: "ArrowLeft" });
	expect(screen.getByRole("status")).toHaveTextContent("1 / 2");
	expect(button("Previous")).toHaveAttribute("aria-disabled", "true");
	fireEvent.keyDown(dialog, { key: "ArrowRight" });
	expect(screen.getByRole("img")).toHaveAccessibleName("Picture 2");
	fireEvent.click(button("Next"));
	expect(screen.getByRole("status")).toHaveTextContent("2 / 2");
	expect(button("Next")).toHaveAttribute("aria-disabled", "true");
	fireEvent.click(button("Previous"));
	expect(screen.getByRole("status")).toHaveTextContent("1 / 2");
});

test("on a whole screen the first follows the last", () => {
	const dialog = open("screen");
	fireEvent.keyDown(dialog, { key: "ArrowLeft" });
	expect(screen.getByRole("status")).toHaveTextContent("2 / 2");
	fireEvent.keyDown(dialog, { key: "ArrowRight", ctrlKey: true });
	expect(screen.getByRole("status")).toHaveTextContent("2 / 2");
	fireEvent.click(button("Next"));
	expect(screen.getByRole("status")).toHaveTextContent("1 / 2");
});
