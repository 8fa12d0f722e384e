import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { PictureTile } from "./picture-tile";
import type { Picture } from "./use-pictures";

const chosen = (bytes: number) =>
	new File([new Uint8Array(bytes)], "licence.jpg", { type: "image/jpeg" });

function show(picture: Picture) {
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<ul>
				<PictureTile
					picture={picture}
					number={1}
					onRetry={() => {}}
					onRemove={() => {}}
				/>
			</ul>
		</NextIntlClientProvider>,
	);
	return screen.getByRole("listitem");
}

test("a picture that is on its way tells its size", () => {
	const tile = show({ id: "a", file: chosen(2_517_000), percent: 40 });
	expect(tile).toHaveTextContent("2.4 MB");
	expect(screen.getByRole("progressbar")).toBeVisible();
});

test("one that was refused tells its size beside the reason", () => {
	const fault = "File too large";
	const tile = show({ id: "a", file: chosen(655_360), fault });
	expect(tile).toHaveTextContent("640 kB");
	expect(screen.getByRole("alert")).toHaveTextContent(fault);
});

test("of one that was sent before nothing is told", () => {
	const path = "/uploads/a-800.webp";
	const tile = show({ id: path, path, source: path });
	expect(tile).not.toHaveTextContent(/[kM]B/);
});
