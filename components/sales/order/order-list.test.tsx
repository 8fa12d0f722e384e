import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import messages from "@/messages/en.json";
import { OrderList } from "./order-list";

let mockQuery = new URLSearchParams();
jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useSearchParams: () => mockQuery,
	useRouter: () => ({ push: () => {} }),
}));

let asked: string[] = [];
/** By the first words of a path; what is not named is never answered. */
let answers: Record<string, object> = {};

beforeEach(() => {
	asked = [];
	mockQuery = new URLSearchParams();
	window.fetch = (async (path: string) => {
		asked.push(path);
		const found = Object.entries(answers).find(([start]) =>
			path.startsWith(`/api/front/order/${start}`),
		);
		if (!found) return new Promise(() => {});
		return { headers: new Headers(), json: async () => found[1] };
	}) as typeof fetch;
});

const line = {
	id: 1,
	skuId: 1,
	goodsId: 1,
	name: "Rice",
	image: "/rice.webp",
	options: {},
	price: "9.00",
	quantity: 2,
	subtotal: "18.00",
	couponShare: "0.00",
	pointsShare: "0.00",
	payable: "18.00",
	substitution: "none",
} as const;

function order(orderNo: string, part: Partial<ListedOrder>): ListedOrder {
	return {
		orderNo,
		masterNo: "PT1",
		cartType: "E_COMMERCE",
		status: 0,
		paid: true,
		payState: "paid",
		store: null,
		slot: null,
		merchant: { id: 1, name: "Tea House", isSelfSupport: false },
		handover: null,
		note: "",
		lines: [line],
		goodsTotal: "18.00",
		couponTotal: "0.00",
		pointsTotal: "0.00",
		freight: "30.00",
		total: "48.00",
		masterTotal: "96.00",
		refunded: "0.00",
		createdAt: "2026-11-21T20:00:00+08:00",
		expiresAt: null,
		actions: [],
		...part,
	} as ListedOrder;
}

const done = (...list: ListedOrder[]) => ({
	code: 200,
	message: "",
	data: { list, total: list.length, page: 1, limit: 10, totalPage: 1 },
});

async function openList() {
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<OrderList />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

test("while orders are on their way the shape of them is shown, and said once", async () => {
	answers = {};
	await openList();
	expect(screen.getByText("Loading your orders")).toBeInTheDocument();
});

test("what can be done is what the gateway says, the step onwards last and strongest", async () => {
	answers = {
		list: done(
			order("SH1", { status: 1, actions: ["refund", "track", "take"] }),
		),
	};
	await openList();
	const card = within(screen.getByRole("article"));
	expect(card.getByText("Pending receipt")).toBeVisible();
	const [last] = card.getAllByRole("button").slice(-1);
	expect(last).toHaveTextContent("I have it");
	expect(last).toHaveClass("primary");
	expect(card.getByRole("link", { name: /^Refund/ })).toHaveAttribute(
		"href",
		"/en/users/refund_confirm?orderNo=SH1",
	);
	expect(card.queryByRole("button", { name: /Delete/ })).toBeNull();
});

test("what is paid together has one button for all of it", async () => {
	const waiting: Partial<ListedOrder> = {
		paid: false,
		payState: "unpaid" as const,
		actions: ["pay", "cancel"],
	};
	answers = {
		list: done(order("SH1", waiting), order("SH2", waiting)),
	};
	await openList();
	const frame = within(
		screen.getByRole("region", { name: "Orders paid together" }),
	);
	expect(frame.getAllByRole("article")).toHaveLength(2);
	expect(frame.getAllByRole("link", { name: /^Pay/ })).toHaveLength(1);
	expect(frame.getByText("HK$96.00")).toBeInTheDocument();
});

test("a tab that cannot be read says so and tries again; it never shows the orders of another", async () => {
	answers = { list: { code: 500, message: "Not now", data: null } };
	await openList();
	expect(await screen.findByRole("alert")).toHaveTextContent(
		"Your orders could not be loaded",
	);
	answers = { list: done() };
	await act(async () => {
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	});
	expect(screen.getByText("No orders yet")).toBeVisible();
});

test("the address says which orders are asked for", async () => {
	mockQuery = new URLSearchParams("tab=toShip&keyword=rice&page=2");
	answers = { data: { code: 200, message: "", data: { toShip: 3 } } };
	await openList();
	const list = asked.find((path) => path.includes("order/list"));
	expect(Object.fromEntries(new URLSearchParams(list?.split("?")[1]))).toEqual({
		tab: "toShip",
		keyword: "rice",
		page: "2",
		limit: "10",
	});
	const tab = screen.getByRole("link", { name: "Waiting for shipment 3" });
	expect(tab).toHaveAttribute("aria-current", "page");
	expect(screen.getByLabelText("Search your orders")).toHaveValue("rice");
});
