import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

test("a picture named as ours offers its smaller size", () => {
	render(
		<Picture source="/sample/goods/apple/1-800.webp" alt="Apple" width={190} />,
	);
	expect(screen.getByAltText("Apple")).toHaveAttribute(
		"srcset",
		"/sample/goods/apple/1-400.webp 400w, /sample/goods/apple/1-800.webp 800w",
	);
});

test("a picture of another gateway is taken as it is", () => {
	render(
		<Picture
			source="https://pictures.example/apple.jpg?w=800"
			alt="Apple"
			width={190}
		/>,
	);
	const picture = screen.getByAltText("Apple");
	expect(picture).toHaveAttribute(
		"src",
		"https://pictures.example/apple.jpg?w=800",
	);
	expect(picture).not.toHaveAttribute("srcset");
	expect(picture).not.toHaveAttribute("sizes");
});

test("every picture keeps its place and waits, but the first one comes at once", () => {
	render(
		<>
			<Picture source="/a.webp" alt="later" width={190} />
			<Picture source="/b.webp" alt="first" width={400} height={300} isFirst />
		</>,
	);
	expect(screen.getByAltText("later")).toHaveAttribute("loading", "lazy");
	expect(screen.getByAltText("later")).toHaveAttribute("height", "190");
	expect(screen.getByAltText("first")).toHaveAttribute("loading", "eager");
	expect(screen.getByAltText("first")).toHaveAttribute("height", "300");
});
