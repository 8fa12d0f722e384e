import { z } from "zod";
import { fallenTags } from "../../../contract/cache-tags";
import type { CacheTags } from "../../../providers/cache-tags/interface";
import type { Mail } from "../../../providers/mail/interface";
import type { Sms } from "../../../providers/sms/interface";
import {
	devicePayload,
	mailPayload,
	type PushStep,
	type PushToDevice,
	pushPayload,
	sendMail,
	sendSms,
	smsPayload,
} from "../message/service";
import {
	type PayBack,
	payBackPayload,
	type SendBack,
	type SendPayout,
	sendBackPayload,
	sendPayoutPayload,
} from "./money-effects";
import { type OrderEvent, orderEvent } from "./order-event";

/** What effects reach the world through. */
export interface EffectProviders {
	cacheTags: CacheTags;
	mail: Mail;
	/** Public address of the shop, for links in mails. */
	siteUrl: string;
	sms: Sms;
	payBack: PayBack;
	sendBack: SendBack;
	sendPayout: SendPayout;
	tellWatchers: (changed: { goodsIds: number[] }) => Promise<void>;
	tellUnread: (sent: { messageId: number }) => Promise<void>;
	tellDevices: (step: PushStep) => Promise<void>;
	tellDevice: (step: PushToDevice) => Promise<void>;
	tellPlatform: (event: OrderEvent) => Promise<void>;
}

interface Effect<Payload extends z.ZodType> {
	payload: Payload;
	/** May run more than once for the same row: whoever adds a kind says how the second time does no harm. */
	perform: (
		payload: z.output<Payload>,
		providers: EffectProviders,
	) => Promise<void>;
}

function effect<Payload extends z.ZodType>(
	payload: Payload,
	perform: Effect<Payload>["perform"],
): Effect<Payload> {
	return { payload, perform };
}

/** A message that somebody may have left unread. */
const sentMessage = z.object({ messageId: z.int() });

/** Goods that may have come back, or cost less. */
const changedGoods = z.object({ goodsIds: z.array(z.int()) });

/**
 * Every kind of effect. Tags that fall twice make a page twice, which nobody notices. A message that leaves twice
 * carries the same code, a notice on a device takes its own place. Whoever waits for goods is told by the one that ends the waiting; whoever has an
 * unread message once for each; a platform about an order as it is then. A charge is paid back, all or a part, and a merchant
 * is paid, by a key that the provider knows again.
 */
const effects = {
	"cache-tags": effect(fallenTags, ({ tags }, { cacheTags }) =>
		cacheTags.drop(tags),
	),
	mail: effect(mailPayload, sendMail),
	sms: effect(smsPayload, (message, { sms }) => sendSms(message, sms)),
	push: effect(pushPayload, (step, { tellDevices }) => tellDevices(step)),
	"push-device": effect(devicePayload, (step, { tellDevice }) =>
		tellDevice(step),
	),
	"agent-order": effect(orderEvent, (event, { tellPlatform }) =>
		tellPlatform(event),
	),
	"payment-refund": effect(payBackPayload, (charge, { payBack }) =>
		payBack(charge),
	),
	"refund-pay-back": effect(sendBackPayload, (refund, { sendBack }) =>
		sendBack(refund),
	),
	"payout-send": effect(sendPayoutPayload, (payout, { sendPayout }) =>
		sendPayout(payout),
	),
	"goods-watch": effect(changedGoods, (changed, { tellWatchers }) =>
		tellWatchers(changed),
	),
	"unread-message": effect(sentMessage, (sent, { tellUnread }) =>
		tellUnread(sent),
	),
};

/** Those that may take long and hold codes: they wait for each other only, and are emptied once they are done. */
export const messageKinds: EffectKind[] = [
	"mail",
	"sms",
	"push",
	"push-device",
];

/** Those that wait for the platforms of programs, and for each other only. */
export const platformKinds: EffectKind[] = ["agent-order"];

/** Those that wait for a provider of payments, and for each other only. */
export const paymentKinds: EffectKind[] = [
	"payment-refund",
	"refund-pay-back",
	"payout-send",
];

export type EffectKind = keyof typeof effects;
export type PayloadOf<Kind extends EffectKind> = z.input<
	(typeof effects)[Kind]["payload"]
>;

/** Performs a row as it was read: a kind or a payload that this version does not know fails like a broken line. */
export async function performEffect(
	{ kind, payload }: { kind: string; payload: unknown },
	providers: EffectProviders,
): Promise<void> {
	const known = Object.hasOwn(effects, kind)
		? effects[kind as EffectKind]
		: undefined;
	if (!known) throw new Error(`Nobody performs effects of the kind ${kind}`);
	const { payload: schema, perform } = known as Effect<z.ZodType>;
	await perform(schema.parse(payload), providers);
}
