import type { Call } from "./call";
import * as answerTime from "./care/answer-time";
import * as conversation from "./care/conversation";
import * as conversationAdmin from "./care/conversation-admin";
import * as question from "./care/question";
import * as questionAdmin from "./care/question-admin";
import * as readyAnswer from "./care/ready-answer";
import * as conversationReport from "./care/report";
import * as category from "./catalog/category";
import * as favourites from "./catalog/favourites";
import * as goods from "./catalog/goods";
import * as goodsAdmin from "./catalog/goods-admin";
import * as goodsImport from "./catalog/goods-import";
import * as goodsWatch from "./catalog/goods-watch";
import * as search from "./catalog/search";
import * as searchAdmin from "./catalog/search-admin";
import * as activity from "./content/activity";
import * as contentAdmin from "./content/content-admin";
import * as help from "./content/help";
import * as home from "./content/home";
import * as homeAdmin from "./content/home-admin";
import * as siteAdmin from "./content/site-admin";
import * as collectionPoint from "./delivery/collection-point";
import * as location from "./delivery/location";
import * as lockerAdmin from "./delivery/locker-admin";
import * as map from "./delivery/map";
import * as store from "./delivery/store";
import * as storeAdmin from "./delivery/store-admin";
import * as weather from "./delivery/weather";
import * as address from "./identity/address";
import * as linking from "./identity/linking";
import * as login from "./identity/login";
import * as member from "./identity/member";
import * as push from "./identity/push";
import * as secondFactor from "./identity/second-factor";
import * as setup from "./identity/setup";
import * as staff from "./identity/staff";
import * as user from "./identity/user";
import * as dashboard from "./insight/dashboard";
import * as merchant from "./marketplace/merchant";
import * as merchantAdmin from "./marketplace/merchant-admin";
import * as merchantApplication from "./marketplace/merchant-application";
import * as merchantApplicationAdmin from "./marketplace/merchant-application-admin";
import * as merchantFollow from "./marketplace/merchant-follow";
import * as audit from "./platform/audit";
import * as health from "./platform/health";
import * as pageView from "./platform/page-view";
import * as agentAdmin from "./sales/agent-admin";
import * as agentCart from "./sales/agent-cart";
import * as buyAgain from "./sales/buy-again";
import * as cart from "./sales/cart";
import * as checkout from "./sales/checkout";
import * as collecting from "./sales/collecting";
import * as coupon from "./sales/coupon";
import * as couponAdmin from "./sales/coupon-admin";
import * as group from "./sales/group";
import * as groupAdmin from "./sales/group-admin";
import * as order from "./sales/order";
import * as orderAdmin from "./sales/order-admin";
import * as orderDetail from "./sales/order-detail";
import * as orderList from "./sales/order-list";
import * as parcel from "./sales/parcel";
import * as parcelAtStore from "./sales/parcel-at-store";
import * as payment from "./sales/payment";
import * as payout from "./sales/payout";
import * as points from "./sales/points";
import * as promise from "./sales/promise";
import * as promotion from "./sales/promotion";
import * as reconciliation from "./sales/reconciliation";
import * as refund from "./sales/refund";
import * as refundAdmin from "./sales/refund-admin";
import * as reschedule from "./sales/reschedule";
import * as refundReturn from "./sales/return";
import * as refundReturnAdmin from "./sales/return-admin";
import * as review from "./sales/review";
import * as reviewAdmin from "./sales/review-admin";
import * as settlement from "./sales/settlement";
import * as sharedBasket from "./sales/shared-basket";
import * as shoppingList from "./sales/shopping-list";
import * as statement from "./sales/statement";

/** Every file of calls. One that is missing here has no name in the API document, and the client cannot ask for it. */
const contract = [
	conversationAdmin,
	conversation,
	readyAnswer,
	conversationReport,
	answerTime,
	questionAdmin,
	question,
	category,
	favourites,
	goodsWatch,
	goodsAdmin,
	goodsImport,
	goods,
	searchAdmin,
	search,
	activity,
	contentAdmin,
	help,
	homeAdmin,
	home,
	siteAdmin,
	collectionPoint,
	location,
	lockerAdmin,
	map,
	storeAdmin,
	store,
	weather,
	address,
	login,
	member,
	linking,
	push,
	secondFactor,
	setup,
	staff,
	user,
	dashboard,
	merchantAdmin,
	merchantApplicationAdmin,
	merchantApplication,
	merchant,
	merchantFollow,
	audit,
	health,
	pageView,
	agentAdmin,
	agentCart,
	buyAgain,
	cart,
	checkout,
	collecting,
	couponAdmin,
	coupon,
	groupAdmin,
	group,
	orderAdmin,
	orderDetail,
	orderList,
	order,
	parcelAtStore,
	parcel,
	payment,
	payout,
	points,
	promise,
	promotion,
	reconciliation,
	refundAdmin,
	refund,
	refundReturn,
	refundReturnAdmin,
	reschedule,
	reviewAdmin,
	review,
	settlement,
	sharedBasket,
	shoppingList,
	statement,
];

/** What the API document calls each call: the name by which its file exports it. The gateway's alone, schemas and all. */
export const operationIds: ReadonlyMap<unknown, string> = new Map(
	contract.flatMap((file) =>
		Object.entries(file).map(([name, exported]) => [exported, name] as const),
	),
);

type CallsOf<File> = File extends unknown
	? Extract<File[keyof File], Call>
	: never;
type AnyCall = CallsOf<(typeof contract)[number]>;

/** By method and path, such as `GET /api/front/cart/list`. Types alone: no schema reaches a browser by them. */
type Calls = { [C in AnyCall as `${C["method"]} ${C["path"]}`]: C };

export type PathOf<Method extends Call["method"]> =
	keyof Calls extends infer Name
		? Name extends `${Method} ${infer Path}`
			? Path
			: never
		: never;

export type CallAt<
	Method extends Call["method"],
	Path extends PathOf<Method>,
> = Calls[`${Method} ${Path}` & keyof Calls];
