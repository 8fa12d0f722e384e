import type { Logger } from "pino";
import type { WeatherSourceName } from "../contract/delivery/weather-terms";
import type { LoginStrategy } from "../contract/identity/login";
import type { AccountCount } from "../contract/identity/member-terms";
import type { FactorStatus } from "../contract/identity/second-factor-terms";
import type { AccountKind, Scope } from "../contract/identity/user";
import type { LocaleCode } from "../contract/locale";
import type { StaffPermission } from "../contract/permission";
import type { HealthLine } from "../contract/platform/health";
import type { DeliveryPromiseSetting } from "../contract/sales/promise-terms";
import type { Database, Transaction } from "../db/client";
import type { Replica } from "../db/replica";
import type { MapsProvider } from "../providers/maps/interface";
import type { PaymentProviders } from "../providers/payment/interface";
import type { Push } from "../providers/push/interface";
import type { Signals } from "../providers/signals/interface";
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
	/** Empty for staff too, until a second factor is proven that they have or must have. */
	scope: Scope[];
	/** Whose staff it is; null for everyone else, and as long as there is no scope. */
	merchantId: number | null;
	/** Of staff alone. */
	factor?: SessionFactor;
	/** What the scope is narrowed to; null for owners, who may do all of it. */
	role: RoleLimits | null;
}

export interface SessionFactor {
	status: FactorStatus;
	/** When it was last proven in this session. */
	provenAt: Date | null;
}

export interface RoleLimits {
	permissions: readonly StaffPermission[];
	/** Up to which amount a refund may be decided; null for any. */
	refundMax: string | null;
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
	/** Answers what is shown to everybody, where there is one. */
	replica?: Replica;
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
	/** Undefined where devices are told nothing. */
	push?: Push;
	/** Reach every process of the gateway. */
	signals: Signals;
	/** Looks at the shop from beside it, where a shop runs. */
	examine?: () => Promise<HealthLine[]>;
}

/** Handed to every service first. */
export interface Ctx extends GatewayDeps {
	/** Where `db` is a replica: what takes writes. */
	primary?: Database;
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
	/** Its owner chose a new password: whoever else had got in is out. */
	onNewPassword?: (tx: Transaction, accountId: number) => Promise<void>;
	/** While it is still known who the account was. */
	beforeDelete?: (
		tx: Transaction,
		accountId: number,
		at: Date,
	) => Promise<void>;
	/** Once it is not. */
	onDelete?: (tx: Transaction, accountId: number, at: Date) => Promise<void>;
	sections?: ExportSections;
	/** How much of it there is now. */
	counts?: Partial<
		Record<AccountCount, (ctx: Ctx, accountId: number) => Promise<number>>
	>;
}

export interface GatewaySettings {
	signatureSecret: string;
	signatureMode: "enforce" | "report" | "off";
	/** Signs the tokens of sessions; the storefront's middleware knows it too. */
	tokenSecret: string;
	/** The public address of the shop: passkeys are made for its name. */
	siteUrl: string;
	/** Whether mails leave the machine. */
	isMailLive: boolean;
	/** Whether Stripe's keys are those of its test mode. */
	isStripeTest: boolean;
	/** Whether operators must have a second factor. */
	staffSecondFactor: "required" | "optional";
	/** Whether prices by measure and lowest prices are shown, and old prices refused that nobody was asked. */
	honestPrices: boolean;
	/** Whether programs may look at goods and fill carts for somebody. */
	agents: boolean;
	/** By what a wallet mints for a program what the shop may charge; undefined where programs do not pay. */
	googlePay: GooglePaySettings | undefined;
	/** What stores promise, and what follows from it. */
	deliveryPromise: DeliveryPromiseSetting;
	/** Whether accounts see by aisle what they received. */
	buyAgain: boolean;
	/** Whether members fill baskets together. */
	sharedBaskets: boolean;
	/** Whether accounts have shopping lists, and are reminded of those that come back. */
	shoppingLists: boolean;
	/** Countries that codes are sent to, such as "852". */
	smsCountries: string[];
	/** SMS that may leave in a day, all countries together. */
	smsPerDayMax: number;
	/** Who says what the weather is like; off where it changes nothing. */
	weatherSource: WeatherSourceName;
	/** What is chosen after a search in vain is counted, and Cantonese found as it sounds. */
	searchLearns: boolean;
	/** Codes that an address may ask for in an hour before it has to work for each, see `proof-of-work.ts`. */
	codesWithoutProof: number;
	/** Wrong passwords of one account in an hour, from all addresses, before each further try has to be worked for. */
	failuresWithoutProof: number;
	/** The same before the right password asks for a code, and before the owner is notified. */
	failuresWithoutCode: number;
	/** Where the API document's page finds its assets; undefined in production, where that page stays closed. */
	docsAssetFolder: string | undefined;
}

export interface GooglePaySettings {
	merchantId: string;
	/** Stripe's, for which the token is minted. */
	publishableKey: string;
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
