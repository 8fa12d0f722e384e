import { goods, isSold, sku } from "./schema/goods";
import { merchant } from "./schema/merchant";

/** Of a sku with its goods and its merchant: all that it takes to show, price and order it, wherever it is bought. */
export const soldColumns = {
	goodsId: goods.id,
	name: goods.name,
	images: goods.images,
	unit: goods.unit,
	cartType: goods.cartType,
	categoryId: goods.categoryId,
	topCategoryId: goods.topCategoryId,
	isShown: isSold,
	options: sku.options,
	price: sku.price,
	stock: sku.stock,
	image: sku.image,
	merchantId: merchant.id,
	merchantName: merchant.name,
	isSelfSupport: merchant.isSelfSupport,
	freightFee: merchant.freightFee,
	freightFreeFrom: merchant.freightFreeFrom,
};
