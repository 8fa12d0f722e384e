import * as contract from "../../../../contract/catalog/goods-admin";
import { route } from "../../../../http/route";
import { changePrice } from "../change-price";
import { getStaffGoods } from "./detail";
import { listGoodsOf } from "./list";
import { saveGoods } from "./save";
import { removeGoods, shelveGoods } from "./shelf";
import { changeStock } from "./stock";

export const goodsAdminRoutes = [
	route(contract.listStaffGoods, (ctx, { query }) => listGoodsOf(ctx, query)),
	route(contract.getStaffGoods, (ctx, { params }) =>
		getStaffGoods(ctx, params),
	),
	route(contract.saveGoods, (ctx, { body }) => saveGoods(ctx, body)),
	route(contract.shelveGoods, (ctx, { body }) => shelveGoods(ctx, body)),
	route(contract.changeStock, (ctx, { body }) => changeStock(ctx, body)),
	route(contract.changeGoodsPrice, (ctx, { body }) => changePrice(ctx, body)),
	route(contract.removeGoods, (ctx, { params }) => removeGoods(ctx, params)),
];
