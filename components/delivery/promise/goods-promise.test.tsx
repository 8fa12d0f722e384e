import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import type { LocaleCode } from "@/gateway/contract/locale";
import { partWords } from "@/lib/i18n/part-words";
import { chooseLocation } from "@/lib/location/chosen-location";
import { GoodsPromise } from "./goods-promise";

const shaTin = { latitude: 22.38, longitude: 114.19, label: "Sha Tin" };
const dayMs = 24 * 60 * 60 * 1_000;
/** Noon in Hong Kong, so many days from now: no slot of the shop's, whatever the hour. */
const noon = (days: number) => {
	const day = new Date(Date.now() + dayMs / 3 + days * dayMs);
	return `${day.toISOString().slice(0, 10)}T12:00:00.000+08:00`;
};
const tomorrow = {
	from: noon(1),
	to: noon(1).replace("T12", "T14"),
};
const store = {
	id: 3,
	merId: 1,
	name: "Sha Tin store",
	fee: "50.00",
	freeFrom: "350.00",
	distance: 900,
	delivers: true,
	nextSlot: tomorrow,
	closure: null,
} as unknown as ListedStore;

function answer(json: unknown): Response {
	return {
		status: 200,
		ok: true,
		headers: new Headers(),
		json: async () => json,
		text: async () => JSON.stringify(json),
	} as Response;
}

/** The goods of a merchant, at a shop whose door answers with these stores. */
function show(
	stores: Partial<ListedStore>[],
	price?: string,
	locale: LocaleCode = "en",
) {
	global.fetch = async (input) =>
		String(input).startsWith("/api/words/")
			? answer(partWords("delivery", locale))
			: answer({ code: 200, message: "", data: stores });
	chooseLocation(shaTin);
	render(
		<NextIntlClientProvider locale={locale} messages={{}}>
			<SWRConfig value={{ provider: () => new Map() }}>
				<GoodsPromise merchantId={1} price={price}>
					Between 10:00 and 22:00
				</GoodsPromise>
			</SWRConfig>
		</NextIntlClientProvider>,
	);
}

test("the earliest slot, the fee and what is missing until it is free", async () => {
	show([store], "12.50");
	expect(
		await screen.findByText("Delivered tomorrow 12:00–14:00"),
	).toBeInTheDocument();
	expect(
		screen.getByText("HK$50 delivery, free with HK$337.50 more"),
	).toBeInTheDocument();
});

test("a price that is free to deliver by itself says so, one that depends on the choice says from when", async () => {
	show([store], "350.00");
	expect(await screen.findByText("Free delivery")).toBeInTheDocument();
	show([store]);
	expect(
		await screen.findByText("HK$50 delivery, free from HK$350"),
	).toBeInTheDocument();
});

test("a closed store says why, then the earliest slot there is", async () => {
	show([{ ...store, closure: "Deliveries are paused for now." }], "12.50");
	expect(
		await screen.findByText("Deliveries are paused for now."),
	).toBeInTheDocument();
	expect(
		screen.getByText("Earliest: tomorrow 12:00–14:00"),
	).toBeInTheDocument();
});

test("a store without room for a week promises nothing", async () => {
	show([{ ...store, nextSlot: null }], "12.50");
	expect(
		await screen.findByText("All slots of the next seven days are taken"),
	).toBeInTheDocument();
	expect(screen.queryByText(/Delivered/)).toBeNull();
});

test("out of reach the nearest store and its distance are named, and no slot", async () => {
	show([{ ...store, delivers: false, distance: 25_300 }], "12.50");
	expect(
		await screen.findByText("Sha Tin: we do not deliver there yet"),
	).toBeInTheDocument();
	expect(
		screen.getByText("Sha Tin store is nearest, 25 km away"),
	).toBeInTheDocument();
	expect(screen.queryByText(/12:00/)).toBeNull();
});

test("of several stores the goods come from the nearest of their own merchant, in the language of the page", async () => {
	const other = { ...store, merId: 2, nextSlot: null };
	show([other, store], "12.50", "lao");
	expect(await screen.findByText("ສົ່ງຮອດມື້ອື່ນ 12:00–14:00")).toBeInTheDocument();
});
