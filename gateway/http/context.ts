import type { Logger } from "pino";
import type { LoginStrategy } from "../contract/identity/login";
import type { AccountKind, Scope } from "../contract/identity/user";
import type { LocaleCode } from "../contract/locale";
import type { Database, Transaction } from "../db/client";
import type { MapsProvider } from "../providers/maps/interface";
import type { PaymentProviders } from "../providers/payment/interface";
import type { SocialProviders } from "../providers/social/interface";
import type { PictureStorage } from "../providers/storage/interface";
import type { Limits } from "./limits";

/** An account at the other end of a session that has not ended. */
export interface SignedInActor {
	kind: "account";
	uid: number;
	sessionId: string;
	accountKind: AccountKind;
	strategy: LoginStrategy;
	scope: Scope[];
	/** Whose staff it is; null for everyone else. */
	merchantId: number | null;
}

/** Why a token that was sent opens nothing: it has ended, or it is none of ours. */
export type TokenFault = 410001 | 410002;

/** Who makes the call, decided once by `http/session.ts`; `system` is a command typed on the shop's own machine. */
export type Actor =
	| { kind: "visitor"; fault?: TokenFault }
	| SignedInActor
	| { kind: "system" };

/** Everything a gateway needs from outside. */
export interface GatewayDeps {
	db: Database;
	limits: Limits;
	log: Logger;
	/** The shop's clock; tests move it. */
	now: () => Date;
	/** Other services that sign shoppers in. */
	social: SocialProviders;
	settings: GatewaySettings;
	maps: MapsProvider;
	payments: PaymentProviders;
	storage: PictureStorage;
}

/** Handed to every service first. */
export interface Ctx extends GatewayDeps {
	requestId: string;
	locale: LocaleCode;
	actor: Actor;
	/** Where the shopper's own request came from, as the storefront saw it; "unknown" where nobody says. */
	clientAddress: string;
	/** How the shopper's browser calls itself; empty where nobody says. */
	userAgent: string;
	/** What came in the header `altcha`, unread; empty where there was none. */
	proofOfWork: string;
	/** What came in the header `idempotency-key`, unread; empty where there was none. */
	idempotencyKey: string;
	/** By which a provider signed what it tells, unread; empty where there was none. */
	noticeSignature: string;
	/** In the order in which they are notified. */
	accountSubscribers: readonly AccountSubscriber[];
}

/** Parts of the file in which the owner of an account takes it along, by their names there. */
export type ExportSections = Record<
	string,
	(ctx: Ctx, accountId: number) => Promise<unknown>
>;

/**
 * A feature that keeps something of an account. It is notified within the transaction that changes the account, whose
 * row is held; what it throws undoes all of it.
 */
export interface AccountSubscriber {
	/** A member takes over what tourists kept. */
	onAdopt?: (
		tx: Transaction,
		accounts: { from: number[]; to: number },
	) => Promise<void>;
	/** While it is still known who the account was. */
	beforeDelete?: (
		tx: Transaction,
		accountId: number,
		at: Date,
	) => Promise<void>;
	/** Once it is not. */
	onDelete?: (tx: Transaction, accountId: number, at: Date) => Promise<void>;
	sections?: ExportSections;
	/** Points that the account may spend, as its owner sees them beside the account. */
	countPoints?: (ctx: Ctx, accountId: number) => Promise<number>;
}

export interface GatewaySettings {
	signatureSecret: string;
	signatureMode: "enforce" | "report" | "off";
	/** Signs the tokens of sessions; the storefront's middleware knows it too. */
	tokenSecret: string;
	/** Countries that codes are sent to, such as "852". */
	smsCountries: string[];
	/** SMS that may leave in a day, all countries together. */
	smsPerDayMax: number;
	/** Codes that an address may ask for in an hour before it has to work for each, see `proof-of-work.ts`. */
	codesWithoutProof: number;
	/** Wrong passwords of one account in an hour, from all addresses, before each further try has to be worked for. */
	failuresWithoutProof: number;
	/** The same before the right password asks for a code, and before the owner is notified. */
	failuresWithoutCode: number;
	/** Where the API document's page finds its assets; undefined in production, where that page stays closed. */
	docsAssetFolder: string | undefined;
}

export interface GatewayEnv {
	Variables: {
		ctx: Ctx;
		/** Which declared call it is, once that is known. */
		call?: string;
		/** The right signature of a write, while nobody has asked whether it was received before. */
		unseenSignature?: string | undefined;
	};
}
