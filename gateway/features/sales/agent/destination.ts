import type { Point } from "../../../contract/distance";
import type { Address } from "../../../contract/identity/address";
import { homeCountry } from "../../../contract/identity/address-terms";
import { findDistrict, regions } from "../../../contract/identity/district";
import { localize } from "../../../contract/locale";
import type { AgentDestination } from "../../../contract/sales/agent-cart";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { listAddressesOf, locate } from "../../identity/address/service";
import { shopperFor } from "./identity";
import type { AgentCtx } from "./protocol";

// Where a checkout goes: to an address that its program knows, or to one of its shopper, who has allowed that. Of those the
// checkout keeps the number alone: whoever has its id and no token reads nothing of them.

const savedMax = 20;
const savedId = /^saved-(\d{1,9})$/;

type Named = AgentDestination & { id: string };

export interface Whither {
	/** All that can be chosen. */
	destinations: Named[];
	selectedId: string | null;
	/** Null where nothing is chosen, and where nobody knows where that is. */
	place: Point | null;
}

/** What is kept of it. */
export const keptOf = ({
	id = "address-1",
	...destination
}: AgentDestination): Named =>
	savedId.test(id) ? { id } : { ...destination, id };

/** The number of a saved address; undefined for one that a program gave. */
export function savedNumberOf(id: string | undefined): number | undefined {
	const [, number] = savedId.exec(id ?? "") ?? [];
	return number ? Number(number) : undefined;
}

/** Where nothing is said it is the shopper's default address. */
export async function readWhither(
	ctx: AgentCtx,
	{ destination }: AgentContent,
): Promise<Whither> {
	const saved = await listSaved(ctx);
	const shown = saved.map((address) => presentSaved(ctx, address));
	const number = savedNumberOf(destination?.id);
	if (destination && number === undefined) {
		const place = (await placeOf(ctx, destination)) ?? null;
		const { id: selectedId } = destination;
		return { destinations: [destination, ...shown], selectedId, place };
	}
	const chosen = saved.find(({ id, isDefault }) =>
		number === undefined ? isDefault : id === number,
	);
	return {
		destinations: shown,
		selectedId: chosen ? `saved-${chosen.id}` : null,
		place: chosen ? pointOf(chosen) : null,
	};
}

function listSaved(ctx: AgentCtx): Promise<Address[]> | [] {
	const shopper = shopperFor(ctx, "dev.ucp.shopping.checkout:manage");
	return shopper ? listAddressesOf(ctx, shopper.accountId, savedMax) : [];
}

function presentSaved({ locale }: Ctx, address: Address): Named {
	const { id, block, floor, houseNumber, district } = address;
	const inHongKong = findDistrict(district);
	return {
		id: `saved-${id}`,
		first_name: address.realName,
		phone_number: address.countryCode + address.phone,
		street_address: address.detail,
		extended_address: [block, floor, houseNumber].filter(Boolean).join(", "),
		address_locality: inHongKong ? localize(inHongKong.name, locale) : district,
		...(address.city && { address_region: address.city }),
		...(address.postcode && { postal_code: address.postcode }),
		address_country: address.country,
	};
}

const pointOf = ({ latitude, longitude }: Address): Point | null =>
	latitude === null || longitude === null ? null : { latitude, longitude };

/** By its district; undefined where none is named. */
async function placeOf(
	ctx: Ctx,
	destination: AgentDestination,
): Promise<Point | undefined> {
	const district = districtIn(destination);
	if (!district) return undefined;
	const { latitude, longitude } = await locate(ctx, {
		country: homeCountry,
		district,
		detail: destination.street_address ?? "",
		latitude: null,
		longitude: null,
	});
	return latitude === null || longitude === null
		? undefined
		: { latitude, longitude };
}

function districtIn({
	address_country: country = homeCountry,
	address_locality = "",
	address_region = "",
}: AgentDestination): string | undefined {
	if (!/^(HKG?|hong kong|香港)$/i.test(country.trim())) return undefined;
	const said = [address_locality, address_region].map((text) =>
		text
			.trim()
			.toLowerCase()
			.replace(/ district$/, ""),
	);
	const districts = regions.flatMap((region) => region.districts);
	return districts.find(({ key, name }) =>
		[key, ...Object.values(name)].some((own) =>
			said.includes(own.toLowerCase()),
		),
	)?.key;
}
