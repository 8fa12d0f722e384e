import type { LocaleCode } from "@/gateway/contract/locale";
import { type Messages, messagesOf } from "./messages";

/**
 * What the pages of the user centre speak in the browser, beside what every page does: their forms are those of signing
 * in, and say some faults in words of their own.
 */
export function userMessages(locale: LocaleCode): Partial<Messages> {
	const { user, address } = messagesOf(locale);
	return {
		user,
		login: formMessages(locale, user.fault),
		address: { list: address.list } as Messages["address"],
	};
}

/** What a form with codes says outside of signing in, with faults of its own. */
function formMessages(
	locale: LocaleCode,
	ownFaults: Record<string, string>,
): Messages["login"] {
	const { login } = messagesOf(locale);
	const { country, field, password, code, summary, proof, failed } = login;
	const fault = { ...login.fault, ...ownFaults };
	const forms = { country, field, password, code, summary, proof, failed };
	return { ...forms, fault } as Messages["login"];
}

/** What the page speaks on which an order is found by its number and a code. */
export function visitorOrderMessages(locale: LocaleCode): Partial<Messages> {
	const { order, checkout } = messagesOf(locale);
	const { loading, method, handover, sum } = checkout;
	return {
		order,
		login: formMessages(locale, order.fault),
		checkout: { loading, method, handover, sum } as Messages["checkout"],
	};
}

/** What the pages of coupons, points, favourites and own reviews speak, beside what the user centre does. */
export function rewardMessages(locale: LocaleCode): Partial<Messages> {
	const { coupon, points, favourites, goods, review, upload, layout } =
		messagesOf(locale);
	const { lowestBefore } = goods.price;
	const { own, write, summary, rating, more, viewer, item } = review;
	const { pagination } = layout;
	return {
		...userMessages(locale),
		coupon,
		points,
		favourites,
		goods: {
			price: { lowestBefore } as Messages["goods"]["price"],
		} as Messages["goods"],
		upload,
		review: {
			own,
			write,
			summary,
			rating,
			more,
			viewer,
			item,
		} as Messages["review"],
		layout: { pagination } as Messages["layout"],
	};
}

/** What the page of what was bought before speaks, beside what the user centre does. */
export function buyAgainMessages(locale: LocaleCode): Partial<Messages> {
	return { ...userMessages(locale), buyAgain: messagesOf(locale).buyAgain };
}

/** What the page of shopping lists speaks, beside what the user centre does. */
export function shoppingListMessages(locale: LocaleCode): Partial<Messages> {
	const { shoppingList } = messagesOf(locale);
	return { ...userMessages(locale), shoppingList };
}

/** What the page of baskets for several speaks, beside what the user centre does. */
export function sharedBasketMessages(locale: LocaleCode): Partial<Messages> {
	const { sharedBasket } = messagesOf(locale);
	return { ...userMessages(locale), sharedBasket };
}

/** What the page speaks on which a program is allowed to use an account. */
export const linkProgramMessages = (locale: LocaleCode): Partial<Messages> => ({
	linkProgram: messagesOf(locale).linkProgram,
});

/** What store pages speak in the browser, beside what every page does. */
export function storeMessages(locale: LocaleCode): Partial<Messages> {
	const { deliveryLocation, stores } = messagesOf(locale);
	const { map, card, delivery, slots } = stores;
	return {
		deliveryLocation,
		stores: { map, card, delivery, slots } as Messages["stores"],
	};
}

/** What the cart speaks, on its page and wherever goods are put in. */
/** What a program has put together, and what a cart says of it. */
export const handedOverMessages = (locale: LocaleCode): Partial<Messages> => ({
	...cartMessages(locale),
	handedOver: messagesOf(locale).handedOver,
});

export function cartMessages(locale: LocaleCode): Partial<Messages> {
	const { cart, coupon, goods, deliveryLocation } = messagesOf(locale);
	const { buy, choice, option, quantity, price } = goods;
	const { per, lowestBefore } = price;
	return {
		cart,
		coupon,
		deliveryLocation,
		goods: {
			buy,
			choice,
			option,
			quantity,
			price: { per, lowestBefore } as Messages["goods"]["price"],
		} as Messages["goods"],
	};
}

/** What a shelf of goods speaks that comes after its page. */
export function shelfMessages(locale: LocaleCode): Partial<Messages> {
	const { cart, goods, review } = messagesOf(locale);
	return {
		cart: { add: cart.add } as Messages["cart"],
		goods: {
			card: goods.card,
			price: goods.price,
			shelf: goods.shelf,
		} as Messages["goods"],
		review: { rating: review.rating } as Messages["review"],
	};
}

/** What the pages between cart and order speak. */
export function checkoutMessages(locale: LocaleCode): Partial<Messages> {
	const { checkout, stores, deliveryLocation, group, order } =
		messagesOf(locale);
	const { delivery, meaning, collecting, point } = order;
	return {
		checkout,
		group,
		order: { delivery, meaning, collecting, point } as Messages["order"],
		deliveryLocation,
		stores: { slots: stores.slots } as Messages["stores"],
	};
}

/** What the page of conversations speaks. */
export function conversationMessages(locale: LocaleCode): Partial<Messages> {
	const { conversation, upload } = messagesOf(locale);
	return { ...userMessages(locale), conversation, upload };
}

/** What the page of a goods' questions speaks. */
export function questionMessages(locale: LocaleCode): Partial<Messages> {
	return { question: messagesOf(locale).question };
}

/** What the pages of orders and refunds speak, beside what the user centre does. */
export function orderMessages(locale: LocaleCode): Partial<Messages> {
	const { order, refund, upload, checkout, layout, group } = messagesOf(locale);
	const { method, handover, sum } = checkout;
	const { pagination } = layout;
	return {
		...userMessages(locale),
		order,
		group,
		refund,
		upload,
		checkout: { method, handover, sum } as Messages["checkout"],
		layout: { pagination } as Messages["layout"],
	};
}

/** What the front page of the user centre speaks, beside what its other pages do. */
export function overviewMessages(locale: LocaleCode): Partial<Messages> {
	const { coupon, order, points } = messagesOf(locale);
	const { status, card } = order;
	return {
		...userMessages(locale),
		coupon: {
			condition: coupon.condition,
			scope: coupon.scope,
			own: coupon.own,
		} as Messages["coupon"],
		order: { status, card } as Messages["order"],
		points: {
			amount: points.amount,
			worth: points.worth,
		} as Messages["points"],
	};
}

/** What group offers speak, wherever one is shown. */
export function groupMessages(locale: LocaleCode): Partial<Messages> {
	return { group: messagesOf(locale).group };
}

/** What the pages speak on which a member applies for a shop, beside what the user centre does. */
export function applicationMessages(locale: LocaleCode): Partial<Messages> {
	const { application, upload, address, layout, user } = messagesOf(locale);
	const { pagination } = layout;
	return {
		...userMessages(locale),
		application,
		upload,
		login: formMessages(locale, { ...user.fault, ...application.fault }),
		address: { field: address.field } as Messages["address"],
		layout: { pagination } as Messages["layout"],
	};
}

/** What the staff console speaks, beside what forms and orders do. */
export function consoleMessages(locale: LocaleCode): Partial<Messages> {
	const all = messagesOf(locale);
	const { account, application, console, conversation } = all;
	const { order, refund, upload } = all;
	const { checkout, goods, layout, review } = all;
	const { guarantee, option, storage } = goods;
	const { pagination } = layout;
	const { method, handover, sum, substitution } = checkout;
	const { rating, item, more, viewer } = review;
	return {
		...userMessages(locale),
		account,
		application,
		console,
		conversation,
		upload,
		goods: { guarantee, option, storage } as Messages["goods"],
		order,
		refund,
		review: { rating, item, more, viewer } as Messages["review"],
		checkout: { method, handover, sum, substitution } as Messages["checkout"],
		layout: { pagination } as Messages["layout"],
	};
}

/** What client components of every page speak before anything is opened; all others stay on the server. */
export function clientMessages(locale: LocaleCode): Partial<Messages> {
	const { error, header, deliveryLocation } = messagesOf(locale);
	const { label, placeholder, submit, empty } = header.search;
	const { count, both } = header.cart;
	return {
		error,
		header: {
			search: { label, placeholder, submit, empty },
			cart: { count, both },
		} as Messages["header"],
		deliveryLocation,
	};
}
