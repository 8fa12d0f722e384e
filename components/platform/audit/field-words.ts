import type { useTranslations } from "next-intl";
import { ofEachFact } from "@/gateway/contract/catalog/goods-facts";

// messages: console.audit.field.*

type Key = Parameters<ReturnType<typeof useTranslations<"console">>>[0];
type Keys = Readonly<Record<string, Key>>;

/** What fields are called where they are changed, by the feature that an action begins with. */
const wordsOf: Readonly<Record<string, Keys>> = {
	activity: {
		name: "activity.form.name",
		description: "activity.form.description",
		image: "activity.form.picture",
		startsAt: "activity.form.startsAt",
		endsAt: "activity.form.endsAt",
		goods: "activity.column.goods",
	},
	answer: {
		title: "conversations.ready.title",
		text: "conversations.ready.text",
		awayText: "conversations.time.awayText",
		awayUntil: "conversations.time.awayUntil",
		openingHours: "conversations.time.hours",
	},
	application: { state: "orders.state", reason: "applications.reason" },
	content: {
		aboutLinks: "audit.field.aboutLinks",
		action: "content.action",
		appLinks: "content.appLinks",
		cartType: "content.areaLabel",
		categoryId: "content.category",
		content: "content.text",
		description: "content.description",
		image: "content.image",
		imagePhone: "content.imagePhone",
		keywords: "content.keywords",
		name: "content.categoryName",
		order: "audit.field.order",
		path: "content.path",
		rule: "content.ruleLabel",
		service: "content.serviceTitle",
		siteName: "content.siteName",
		subtitle: "content.subtitle",
		title: "content.title",
		topBanner: "content.topBanner",
	},
	conversation: { note: "conversations.report.note" },
	coupon: {
		amount: "coupons.amount",
		categoryId: "coupons.category",
		goodsIds: "coupons.goods",
		isOffered: "coupons.tab.offered",
		issueLimit: "coupons.issueLimit",
		name: "coupons.name",
		minimumSpend: "coupons.minimumSpend",
		type: "coupons.counts",
		validDays: "coupons.validDays",
	},
	factor: { name: "security.factors.title" },
	goods: {
		...ofEachFact((fact) => `goods.form.${fact}` as const),
		categoryId: "goods.form.category",
		code: "goods.form.code",
		guarantees: "goods.form.guarantees",
		images: "goods.form.pictures",
		isShown: "goods.state.shown",
		introduction: "goods.form.introduction",
		keywords: "goods.form.keywords",
		lines: "import.count.lines",
		name: "goods.form.name",
		oldPrice: "goods.form.oldPrice",
		price: "goods.form.price",
		skus: "goods.form.skus",
		stock: "goods.form.stock",
		storage: "goods.form.storage",
	},
	group: {
		endsAt: "groups.form.endsAt",
		hours: "groups.form.hours",
		piecesMax: "groups.form.piecesMax",
		price: "groups.form.price",
		size: "groups.form.size",
		skuId: "groups.form.skuId",
		startsAt: "groups.form.startsAt",
	},
	member: { reason: "members.block.reason" },
	order: {
		event: "orders.track.event",
		filter: "audit.field.filter",
		lines: "orders.pick.title",
		parcels: "orders.ship.title",
	},
	staff: {
		scope: "staff.column.role",
		merchantId: "staff.column.merchant",
	},
	refund: { state: "orders.state" },
	review: { reply: "orders.review.reply" },
	search: {
		keyword: "search.keyword",
		order: "audit.field.order",
		replacement: "search.replacement",
		words: "search.words",
	},
	shop: {
		address: "shop.field.address",
		cover: "shop.field.cover",
		freightFee: "shop.field.freightFee",
		logo: "shop.field.logo",
		freightFreeFrom: "shop.field.freightFreeFrom",
		introduction: "shop.field.introduction",
		name: "shop.field.name",
		notice: "shop.field.notice",
		phone: "shop.field.phone",
		serviceEmail: "shop.field.serviceEmail",
		serviceLink: "shop.field.serviceLink",
		serviceMessage: "shop.field.serviceMessage",
		servicePhone: "shop.field.servicePhone",
		serviceType: "shop.field.serviceType",
	},
	store: {
		address: "stores.address",
		closure: "stores.tab.closures",
		district: "stores.district",
		fee: "stores.fee",
		freeFrom: "stores.freeFrom",
		isInService: "stores.inService",
		latitude: "audit.field.latitude",
		longitude: "audit.field.longitude",
		name: "stores.name",
		openingHours: "stores.hours",
		phone: "stores.phone",
		radiusMetres: "stores.radiusMetres",
		slotCapacity: "stores.capacity",
	},
};

/** Key of what a field that an action changed is called; undefined where nothing calls it anything. */
export function fieldKey(action: string, field: string): Key | undefined {
	const [feature = ""] = action.split(".");
	return wordsOf[feature]?.[field];
}
