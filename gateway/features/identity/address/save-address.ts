import { isSupportedCountry } from "libphonenumber-js/max";
import type { Address, AddressForm } from "../../../contract/identity/address";
import {
	addressesMax,
	homeCountry,
} from "../../../contract/identity/address-terms";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { normalizePhone } from "../login/service";
import { changeBook } from "./change-book";
import { locate } from "./locate";
import { presentAddress } from "./presenter";
import * as repository from "./repository";

interface Saved {
	id: number | undefined;
	isDefault: boolean;
	fields: repository.AddressFields;
}

/**
 * Adds an address, or changes an own one. The first one becomes the default whatever the form says, and the default
 * stays one until another takes its place.
 */
export async function saveOwnAddress(
	ctx: Ctx,
	{ id, ...form }: AddressForm & { id?: number },
): Promise<Address> {
	const { uid } = signedInActor(ctx);
	const saved = {
		id,
		isDefault: form.isDefault,
		fields: await tidy(ctx, form),
	};
	const row = await changeBook(ctx, uid, (tx) => write(ctx, tx, saved));
	return presentAddress(row, ctx.locale);
}

async function write(
	ctx: Ctx,
	tx: Transaction,
	{ id, isDefault, fields }: Saved,
): Promise<repository.AddressRow> {
	const { uid: accountId } = signedInActor(ctx);
	if (id !== undefined && !(await repository.findAddress(tx, accountId, id)))
		throw new GatewayError(404, "notFound");
	const former = await repository.findDefault(tx, accountId);
	const becomesDefault = isDefault || !former || former.id === id;
	if (becomesDefault && former && former.id !== id)
		await repository.dropDefault(tx, accountId);
	const row = {
		...fields,
		accountId,
		isDefault: becomesDefault,
		updatedAt: ctx.now(),
	};
	if (id !== undefined) return repository.updateAddress(tx, id, row);
	if ((await repository.countAddresses(tx, accountId)) >= addressesMax)
		throw new GatewayError(409, "addressBookFull");
	return repository.insertAddress(tx, row);
}

/** As it is kept: without what its country does not write, the phone in one form, the point found before any lock. */
async function tidy(
	ctx: Ctx,
	form: AddressForm,
): Promise<repository.AddressFields> {
	const { isDefault: _, ...fields } = form;
	const { country, countryCode } = fields;
	if (!isSupportedCountry(country))
		throw refuseField("country", "emptyCountry");
	const phone = normalizePhone(fields).slice(countryCode.length);
	const point = await locate(ctx, form);
	const abroad = country === homeCountry ? { city: "", postcode: "" } : {};
	return { ...fields, ...abroad, ...point, phone };
}
