import { openNotice, showNotice } from "./push-answer";
import { go, openShop } from "./testing/open-shop";
import type { WorkerScope } from "./worker-scope";

const origin = "https://shop.example";

function openScope(open: string[] = []) {
	const done: unknown[] = [];
	const scope = {
		location: new URL(origin),
		registration: {
			showNotification: async (...shown: unknown[]) => void done.push(shown),
		},
		clients: {
			matchAll: async () =>
				open.map((url) => ({ url, focus: async () => done.push(`to ${url}`) })),
			openWindow: async (url: string) => done.push(`open ${url}`),
		},
	};
	return { scope: scope as unknown as WorkerScope, done };
}

test("a step of an order is shown as it was sent", async () => {
	const { scope, done } = openScope();
	const path = "/en/users/order_detail?orderNo=SH1";
	const sent = { title: "Order SH1 is paid", line: "View", path, tag: "paid" };
	await showNotice(scope, sent);
	expect(done).toEqual([
		[
			"Order SH1 is paid",
			expect.objectContaining({ body: "View", tag: "paid", data: path }),
		],
	]);
});

test("whatever comes, something is shown", async () => {
	const { scope, done } = openScope();
	await showNotice(scope, undefined);
	expect(done).toHaveLength(1);
});

test.each([
	["its window", { path: "/orders", open: "/orders", to: "to /orders" }],
	["a new one", { path: "/orders", open: "/", to: "open /orders" }],
	["no other site", { path: "//evil.example/", open: "/orders", to: "open /" }],
])("a touch leads to %s", async (_, { path, open, to }) => {
	const { scope, done } = openScope([origin + open]);
	await openNotice(scope, path);
	expect(done).toEqual([to.replace(" ", ` ${origin}`)]);
});

test("signing out ends notices on the device, whether the shop hears of it or not", async () => {
	const shop = openShop();
	shop.cut(true);
	await go(shop, "/api/front/login/logout");
	expect(shop.asked).toContain("end of notices");
});
