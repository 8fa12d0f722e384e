import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/i18n/messages";
import { AdminList } from "./admin-list";

function open(onArrange: (ids: number[]) => Promise<unknown>) {
	render(
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<AdminList
				label="Words"
				items={[
					{ id: 7, title: "Tea" },
					{ id: 3, title: "Rice" },
					{ id: 5, title: "Soap" },
				]}
				editPath={(id) => `/${id}`}
				onRemove={async () => {}}
				onArrange={onArrange}
			/>
		</NextIntlClientProvider>,
	);
}

test("a step up or down names all of the list in its new order", async () => {
	const asked: number[][] = [];
	open(async (ids) => asked.push(ids));
	const list = screen.getByRole("list", { name: "Words" });
	const isDone = () => expect(list).toHaveAttribute("aria-busy", "false");
	fireEvent.click(screen.getByRole("button", { name: "Move Soap up" }));
	await waitFor(isDone);
	fireEvent.click(screen.getByRole("button", { name: "Move Tea down" }));
	await waitFor(isDone);
	expect(asked).toEqual([
		[7, 5, 3],
		[3, 7, 5],
	]);
});

test("what stands at an end goes no further", async () => {
	const asked: number[][] = [];
	open(async (ids) => asked.push(ids));
	fireEvent.click(screen.getByRole("button", { name: "Move Tea up" }));
	fireEvent.click(screen.getByRole("button", { name: "Move Soap down" }));
	expect(asked).toEqual([]);
});
