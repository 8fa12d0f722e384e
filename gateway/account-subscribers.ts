import type { Transaction } from "./db/client";
import {
	adoptConversations,
	exportConversations,
	exportReports,
	forgetConversations,
} from "./features/care/conversation/service";
import {
	adoptQuestions,
	exportQuestions,
	forgetQuestions,
} from "./features/care/question/service";
import {
	adoptFavourites,
	exportFavourites,
	forgetFavourites,
} from "./features/catalog/favourites/service";
import {
	exportWatches,
	forgetWatches,
} from "./features/catalog/goods-watch/service";
import {
	exportLocations,
	forgetLocations,
} from "./features/delivery/location/service";
import {
	adoptAddresses,
	countAddressesOf,
	exportAddresses,
} from "./features/identity/address/moving";
import { forgetAddresses } from "./features/identity/address/service";
import { exportLinks, forgetLinks } from "./features/identity/linking/service";
import { exportNotes, forgetNotes } from "./features/identity/member/service";
import { exportDevices, forgetDevices } from "./features/identity/push/service";
import {
	exportFactors,
	forgetFactors,
} from "./features/identity/second-factor/service";
import {
	adoptFollows,
	exportFollows,
	forgetFollows,
} from "./features/marketplace/merchant/follow";
import {
	exportApplications,
	forgetApplications,
} from "./features/marketplace/merchant-application/service";
import { adoptPictures } from "./features/platform/upload/service";
import { adoptCart } from "./features/sales/cart/adopt-cart";
import { exportCart, forgetCart } from "./features/sales/cart/service";
import { forgetPreOrders } from "./features/sales/checkout/service";
import {
	adoptCoupons,
	countUsableCoupons,
	exportCoupons,
	forgetCoupons,
} from "./features/sales/coupon/service";
import {
	cancelUnpaidOf,
	maskOrdersOfDeleted,
} from "./features/sales/order/forget";
import { countOrders, exportOrders } from "./features/sales/order/service";
import { exportPoints } from "./features/sales/points/read-points";
import {
	adoptPoints,
	countUsablePoints,
} from "./features/sales/points/service";
import {
	countRefundsOf,
	exportRefunds,
	forgetDisputes,
} from "./features/sales/refund/service";
import {
	adoptReviews,
	countReviewsOf,
	exportReviews,
	forgetReviews,
} from "./features/sales/review/service";
import {
	exportBaskets,
	forgetBaskets,
} from "./features/sales/shared-basket/service";
import {
	adoptLists,
	exportLists,
	forgetLists,
} from "./features/sales/shopping-list/service";
import type { AccountSubscriber } from "./http/context";

/** What becomes of everything that is kept of an account. A feature that keeps something more adds its line. */
export const accountSubscribers: readonly AccountSubscriber[] = [
	{
		beforeDelete: cancelUnpaidOf,
		onDelete: (tx, _, at) => maskOrdersOfDeleted(tx, at),
		sections: { orders: exportOrders },
		counts: { orders: countOrders },
	},
	{ onDelete: forgetPreOrders },
	{ onDelete: forgetLocations, sections: { places: exportLocations } },
	{
		onAdopt: adoptAddresses,
		onDelete: forgetAddresses,
		sections: { addresses: exportAddresses },
		counts: { addresses: countAddressesOf },
	},
	{
		onAdopt: oneByOne(adoptCart),
		onDelete: forgetCart,
		sections: { cart: exportCart },
	},
	{
		onAdopt: oneByOne(adoptFavourites),
		onDelete: forgetFavourites,
		sections: { favourites: exportFavourites },
	},
	{
		onAdopt: oneByOne(adoptLists),
		onDelete: forgetLists,
		sections: { shoppingLists: exportLists },
	},
	{ onDelete: forgetBaskets, sections: { sharedBaskets: exportBaskets } },
	{ onDelete: forgetWatches, sections: { watchedGoods: exportWatches } },
	{
		onAdopt: oneByOne(adoptFollows),
		onDelete: forgetFollows,
		sections: { followedMerchants: exportFollows },
	},
	{
		onAdopt: oneByOne(adoptCoupons),
		onDelete: forgetCoupons,
		sections: { coupons: exportCoupons },
		counts: { coupons: countUsableCoupons },
	},
	{
		onAdopt: oneByOne(adoptPoints),
		sections: { points: exportPoints },
		counts: { points: countUsablePoints },
	},
	{
		onAdopt: oneByOne(adoptReviews),
		onDelete: forgetReviews,
		sections: { reviews: exportReviews },
		counts: { reviews: countReviewsOf },
	},
	{
		onDelete: forgetDisputes,
		sections: { refunds: exportRefunds },
		counts: { refunds: countRefundsOf },
	},
	{
		onDelete: forgetApplications,
		sections: { merchantApplications: exportApplications },
	},
	{
		onAdopt: oneByOne(adoptConversations),
		onDelete: forgetConversations,
		sections: {
			conversations: exportConversations,
			reportedConversations: exportReports,
		},
	},
	{
		onAdopt: oneByOne(adoptQuestions),
		onDelete: forgetQuestions,
		sections: { questions: exportQuestions },
	},
	{ onDelete: forgetDevices, sections: { noticeDevices: exportDevices } },
	{
		onNewPassword: forgetLinks,
		onDelete: forgetLinks,
		sections: { linkedPrograms: exportLinks },
	},
	{ onDelete: forgetNotes, sections: { notes: exportNotes } },
	{ onDelete: forgetFactors, sections: { secondFactors: exportFactors } },
	{ onAdopt: oneByOne(adoptPictures) },
];

type Adopt = (
	tx: Transaction,
	accounts: { from: number; to: number },
) => Promise<unknown>;

function oneByOne(adopt: Adopt): NonNullable<AccountSubscriber["onAdopt"]> {
	return async (tx, { from, to }) => {
		for (const tourist of from) await adopt(tx, { from: tourist, to });
	};
}
