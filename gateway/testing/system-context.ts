import { randomUUID } from "node:crypto";
import pino from "pino";
import { accountSubscribers } from "../account-subscribers";
import { defaultLocale } from "../contract/locale";
import type { Ctx } from "../http/context";
import { askGazetteer } from "../providers/maps/local";
import { type TestShop, testSettings } from "./test-shop";

/** For services that no call of the protocol reaches: the shop itself asks. */
export function systemContext(shop: TestShop, changed: Partial<Ctx> = {}): Ctx {
	return {
		requestId: randomUUID(),
		locale: defaultLocale,
		actor: { kind: "system" },
		clientAddress: "unknown",
		userAgent: "",
		proofOfWork: "",
		idempotencyKey: "",
		noticeSignature: "",
		db: shop.db,
		limits: shop.limits,
		log: pino({ level: "silent" }),
		now: () => new Date(),
		maps: askGazetteer(),
		payments: shop.payments,
		signals: shop.signals,
		storage: shop.storage,
		accountSubscribers,
		social: {},
		settings: testSettings,
		...changed,
	};
}
