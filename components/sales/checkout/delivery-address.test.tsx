import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useRef, useState } from "react";
import { SWRConfig } from "swr";
import type { SendAddress } from "@/components/identity/address/use-address-form";
import type { Address } from "@/gateway/contract/identity/address";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { chooseLocation } from "@/lib/location/chosen-location";
import messages from "@/messages/en.json";
import { DeliveryAddress } from "./delivery-address";
import { emptyDraft } from "./draft";

/** A gateway at the edge of the browser: one account's book. */
let book: Address[] = [];
let sent: { id?: number }[] = [];
let losesAnswers = false;

function answer(path: string, body: unknown): unknown {
	if (path.startsWith("/api/words/")) return messages;
	const call = path.replace("/api/front/", "").split("?")[0];
	if (call === "address/list") return { list: book, total: book.length };
	if (call === "user/info")
		return { email: "mia@example.com", phone: "+85291234567" };
	if (call === "googleMap/ignore/getAddressByGeocode")
		return { results: [{ formatted_address: "", district: "wan-chai" }] };
	if (call !== "address/edit") return null;
	const typed = body as Address;
	const kept = { ...typed, id: typed.id ?? book.length + 1, formatted: "12B" };
	sent.push(typed);
	book = [...book.filter(({ id }) => id !== kept.id), kept];
	if (losesAnswers) throw new TypeError("no connection");
	return kept;
}

beforeEach(() => {
	book = [];
	sent = [];
	losesAnswers = false;
	sessionStorage.clear();
	chooseLocation({ latitude: 22.28, longitude: 114.17, label: "Wan Chai" });
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		const data = answer(path, body && JSON.parse(String(body)));
		const whole = path.startsWith("/api/words/")
			? data
			: { code: 200, message: "", data };
		return { ok: true, json: async () => whole, headers: new Headers() };
	}) as never;
});

let send: () => Promise<boolean | undefined>;

function Page() {
	const [draft, setDraft] = useState(emptyDraft);
	const sender = useRef<SendAddress>(null);
	send = async () => sender.current?.();
	return (
		<DeliveryAddress
			quote={{ addressId: null, groups: [] as unknown[] } as Quote}
			draft={draft}
			onChange={(part) => setDraft({ ...draft, ...part })}
			sender={sender}
			isMissing={false}
		/>
	);
}

function show() {
	return render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider
				locale="en"
				messages={messages}
				timeZone="Asia/Hong_Kong"
			>
				<Page />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
}

const field = (label: string | RegExp) =>
	screen.findByLabelText(label, {}, { timeout: 5_000 });
const type = async (label: string, value: string) =>
	fireEvent.change(await field(label), { target: { value } });

async function fillIn() {
	await type("Recipient’s name", "Mia Wong");
	await type("Estate, building or street and number", "Hennessy Road 1");
	await type("Flat or unit", "12B");
}

test("who has no address writes the first one in the page; what the shop knows stands in it", async () => {
	show();
	expect(await field("Phone")).toHaveValue("9123 4567");
	expect(await field("District")).toHaveValue("wan-chai");
	expect(screen.queryByRole("button", { name: /^(Add|Save)/ })).toBeNull();
	await fillIn();
	await act(async () => expect(await send()).toBe(true));
	expect(await screen.findByText("12B")).toBeVisible();
	expect(screen.queryByLabelText("Phone")).toBeNull();
	expect(sent).toMatchObject([
		{ realName: "Mia Wong", email: "mia@example.com", district: "wan-chai" },
	]);
});

test("what is not filled in is named, has the focus, and keeps what was typed", async () => {
	show();
	await type("Recipient’s name", "Mia Wong");
	await act(async () => expect(await send()).toBe(false));
	expect(document.querySelector(".summary")).toHaveFocus();
	expect(screen.getAllByText("Enter the flat or number")).toHaveLength(2);
	expect(await field("Recipient’s name")).toHaveValue("Mia Wong");
	expect(sent).toEqual([]);
});

test("an address whose answer was lost is not kept twice", async () => {
	show();
	await fillIn();
	losesAnswers = true;
	await act(async () => expect(await send()).toBe(false));
	expect(await screen.findByRole("alert")).toBeVisible();
	losesAnswers = false;
	await act(async () => expect(await send()).toBe(true));
	expect(sent).toMatchObject([{}, { id: 1 }]);
	await waitFor(() => expect(book).toHaveLength(1));
});

test("what was typed is found again when the page is loaded anew", async () => {
	const { unmount } = show();
	await type("Recipient’s name", "Mia Wong");
	unmount();
	show();
	expect(await field("Recipient’s name")).toHaveValue("Mia Wong");
});

test("who has addresses chooses among them", async () => {
	book = [{ id: 7, realName: "Kit", formatted: "12B" } as Address];
	show();
	expect(await screen.findByRole("radio")).not.toBeChecked();
	expect(screen.getByRole("button", { name: "Add an address" })).toBeVisible();
	expect(screen.queryByLabelText("Phone")).toBeNull();
});
