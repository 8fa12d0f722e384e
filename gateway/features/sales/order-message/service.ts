import {
	type CollectionPointCopy,
	formatCollectionPoint,
} from "../../../contract/delivery/collection-point-terms";
import { slotHours } from "../../../contract/delivery/slot-terms";
import { maskPhone } from "../../../contract/identity/mask-contact";
import { describeLocale, type LocaleCode } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { fillIn, gatewayWords } from "../../../words/words";
import { formatAddress } from "../../identity/address/service";
import type {
	AmountRow,
	MailTemplate,
	SmsTemplate,
} from "../../platform/message/service";
import { effectsOnce } from "../../platform/outbox/service";
import { findContact, type MasterRow } from "./repository";

export { findContact as findBuyerContact } from "./repository";

/** What is written both as a mail and as an SMS. */
type OrderTemplate = Extract<MailTemplate & SmsTemplate, `order${string}`>;

interface Notified {
	template: OrderTemplate;
	/** A second message by it fails, and the transaction with it; such as "paid PT…". */
	reference: string;
	/** Beside the order's number, as they are read in the buyer's language. */
	values?: Record<string, string>;
	/**
	 * Where the button of the mail leads, from the root of the shop. Whoever bought without an account is led to where an
	 * order is found by its number, but for one that waits to be paid.
	 */
	path?: string;
	/** When it is no longer of use. */
	expiresAt?: Date;
	/** What a mail shows as a table: what was bought, and what its sum is made of. */
	rows?: AmountRow[];
	sums?: AmountRow[];
	/** The slots of its orders. A mail then says when and where to, as {delivery}. */
	slots?: SlotOfOrder[];
}

export interface SlotOfOrder {
	/** Null for what comes in none. */
	startsAt: Date | null;
	/** Whether it is fetched then. */
	isCollected: boolean;
	/** Where it goes in the place of the address. */
	point: CollectionPointCopy | null;
}

/**
 * One message to whoever ordered, in the language of the order: by mail, or by SMS to those who gave no e-mail. Nobody
 * is written to who left the shop and whose address is forgotten.
 */
export async function tellBuyer(
	tx: Transaction,
	master: Addressee,
	notified: Notified,
): Promise<void> {
	const contact = await findContact(tx, master.accountId);
	await messageToBuyer(tx, { master, contact }, notified);
}

/** Whoever ordered, as their account says; undefined for one that is not there any more. */
export type Contact = Awaited<ReturnType<typeof findContact>>;

/** Whose order a message is about. */
export type Addressee = Pick<MasterRow, "accountId"> & MessageMaster;

type MessageMaster = Pick<MasterRow, "no" | "locale" | "deliveredTo">;

/**
 * {@link tellBuyer} as a part of a larger statement; undefined where nobody can be told. Beside it the devices of the
 * account are told, as far as any wants to be.
 */
export function messageToBuyer(
	tx: Transaction,
	{ master, contact }: { master: MessageMaster; contact: Contact },
	{ template, reference, path, expiresAt, rows, sums, ...told }: Notified,
) {
	const { locale, deliveredTo, no: orderNo } = master;
	const values = { orderNo, ...told.values };
	const message = {
		template,
		locale,
		values,
		expiresAt: expiresAt?.toISOString(),
	};
	const { email, phone } = addressesOf(deliveredTo, contact);
	const isGuest = contact?.kind === "tourist" && template !== "orderCreated";
	const mail = {
		kind: "mail" as const,
		reference,
		payload: {
			...message,
			values: told.slots
				? { ...values, delivery: describeDelivery(master, told.slots) }
				: values,
			rows,
			sums,
			to: email,
			path: isGuest ? `/order/visitor?orderNo=${orderNo}` : path,
		},
	};
	const sms = {
		kind: "sms" as const,
		reference,
		payload: { ...message, to: phone },
	};
	const push = contact?.hasDevices && {
		kind: "push" as const,
		reference: `push ${reference}`,
		payload: {
			...message,
			accountId: contact.ownerId,
			reference: `push ${reference}`,
			path: path ?? `/users/order_detail?orderNo=${orderNo}`,
		},
	};
	const effects = [
		...(email || phone ? [email ? mail : sms] : []),
		...(push ? [push] : []),
	];
	return effects.length > 0 ? effectsOnce(tx, effects) : undefined;
}

/** Where whoever ordered is written to: by mail, or else by SMS; either may be empty. */
export function addressesOf(
	deliveredTo: MasterRow["deliveredTo"],
	contact: Contact,
) {
	const { email, phone, countryCode } = deliveredTo;
	return {
		email: email || contact?.email || "",
		phone: phone && countryCode + phone,
	};
}

/** A slot by its date, since "tomorrow" is another day when a mail is read. */
function describeDelivery(
	{ locale, deliveredTo }: MessageMaster,
	slots: SlotOfOrder[],
): string {
	const words = gatewayWords[locale].message.delivery;
	const { realName: name, countryCode, phone } = deliveredTo;
	const timesOf = (isCollected: boolean) => {
		const moments = slots
			.filter((slot) => slot.isCollected === isCollected)
			.flatMap(({ startsAt }) => startsAt?.getTime() ?? []);
		const times = [...new Set(moments)].map((from) => slotIn(from, locale));
		return times.length > 0 ? [{ slot: times.join(" · ") }] : [];
	};
	const points = slots.flatMap(({ point }) =>
		point ? formatCollectionPoint(point, locale) : [],
	);
	const isBrought = slots.some((slot) => !slot.isCollected && !slot.point);
	const isFetched = slots.some(({ isCollected }) => isCollected);
	const who = { name, phone: maskPhone(countryCode + phone) };
	const to = { ...who, address: formatAddress(deliveredTo, locale) };
	return [
		...timesOf(false).map((when) => fillIn(words.slot, when)),
		...timesOf(true).map((when) => fillIn(words.collectSlot, when)),
		...[...new Set(points)].map((address) =>
			fillIn(words.toPoint, { ...who, address }),
		),
		...(isBrought ? [fillIn(words.to, to)] : []),
		...(isFetched && !isBrought ? [fillIn(words.collectAt, to)] : []),
	].join("\n");
}

/** A slot by its day and hours on Hong Kong's clock, such as "Fri, 27 Nov 14:00–16:00". */
export function slotIn(from: number, locale: LocaleCode): string {
	const [begins, ends] = [from, from + slotHours * 3_600_000].map((at) =>
		formatOf("en", "clock").format(at),
	);
	return `${formatOf(locale, "day").format(from)} ${begins}–${ends}`;
}

/** An amount as messages write it. */
export const inDollars = (amount: string) => `HK$${amount}`;

/** A moment on Hong Kong's clock, as a message in that language writes it. */
export const momentIn = (moment: Date, locale: LocaleCode): string =>
	formatOf(locale, "moment").format(moment);

const clock = { hour: "2-digit", minute: "2-digit" } as const;
const forms = {
	clock,
	day: { weekday: "short", day: "numeric", month: "short" },
	moment: { day: "numeric", month: "long", ...clock },
} as const;

/** To make one takes a hundred times as long as to write by it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
	locale: LocaleCode,
	form: keyof typeof forms,
): Intl.DateTimeFormat {
	const name = `${locale} ${form}`;
	const format =
		formats.get(name) ??
		new Intl.DateTimeFormat(describeLocale(locale).intl, {
			timeZone: "Asia/Hong_Kong",
			hourCycle: "h23",
			...forms[form],
		});
	formats.set(name, format);
	return format;
}
