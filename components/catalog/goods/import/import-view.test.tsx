import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { ImportView } from "./import-view";

const shops = [
	{ id: 2, name: "Harbour Fresh" },
	{ id: 5, name: "Lantau Tea" },
];
const file = {
	id: 4,
	merchantId: 5,
	merchantName: "Lantau Tea",
	fileName: "teas.csv",
	state: "done",
	bytes: 900,
	bytesRead: 900,
	lines: 3,
	linesDone: 3,
	created: 3,
	changed: 0,
	unchanged: 0,
	refused: 0,
	fault: null,
	createdAt: "2026-11-02 10:00:00",
	endedAt: "2026-11-02 10:01:00",
};
const page = { total: 0, page: 1, limit: 10, totalPage: 0 };

let asked: string[] = [];

async function show(scope: string) {
	const answerOf = (path: string) => {
		if (path.includes("/shop/list")) return { ...page, list: shops };
		if (path.includes("/import/list")) return { ...page, list: [file] };
		if (path.includes("/import/export")) return { text: "", after: null };
		return { uid: 7, nickname: "Kit", scope: [scope], isOwner: true };
	};
	asked = [];
	globalThis.fetch = (async (path: string) => {
		asked.push(path);
		const body = { code: 200, data: answerOf(path) };
		return { headers: new Headers(), json: async () => body };
	}) as unknown as typeof fetch;
	// A place on this page: jsdom goes nowhere else.
	URL.createObjectURL = () => "#goods";
	URL.revokeObjectURL = () => {};
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<ImportView />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

const takeAlong = () =>
	act(async () =>
		screen
			.getByRole("button", { name: messages.console.import.export })
			.click(),
	);
const exports = () => asked.filter((path) => path.includes("/import/export"));

test("an operator says whose goods they are before it is taken along or sent", async () => {
	await show("operator");
	const whose = screen.getByLabelText("Merchant");
	await takeAlong();
	expect(
		screen.getByText("Choose a merchant", { selector: "p" }),
	).toBeVisible();
	expect(whose).toBeInvalid();
	expect(exports()).toEqual([]);
	await act(async () => {
		fireEvent.change(whose, { target: { value: "5" } });
	});
	expect(asked.some((path) => /import\/list\?.*merId=5/.test(path))).toBe(true);
	await takeAlong();
	expect(exports()).toEqual([expect.stringMatching(/merId=5/)]);
});

test("staff have their own merchant and are asked for none", async () => {
	await show("merchant");
	expect(screen.queryByLabelText("Merchant")).toBeNull();
	await takeAlong();
	expect(exports()).toEqual([expect.not.stringContaining("merId")]);
});

test("a file says to operators whose goods it changes", async () => {
	await show("operator");
	const card = screen.getByRole("article", { name: "teas.csv" });
	expect(within(card).getByText("Lantau Tea")).toBeVisible();
});
