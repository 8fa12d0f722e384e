import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { FirstGoods } from "./first-goods";

async function show(total: number) {
	const page = { list: [], total, page: 1, limit: 20, totalPage: 1 };
	globalThis.fetch = (async (path: string) => {
		const data = path.includes("/user/info")
			? { uid: 7, nickname: "Kit", scope: ["merchant"], isOwner: true }
			: { ...page, isTotalCapped: false };
		const envelope = { code: 200, message: "", data };
		return { headers: new Headers(), json: async () => envelope };
	}) as unknown as typeof fetch;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<FirstGoods />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

test("a merchant that sells nothing yet is led to its first item", async () => {
	await show(0);
	expect(await screen.findByRole("link")).toHaveAttribute(
		"href",
		"/en/console/goods/edit",
	);
});

test("one that sells already is not asked for a first item", async () => {
	await show(3);
	expect(screen.queryByRole("link")).toBeNull();
});
