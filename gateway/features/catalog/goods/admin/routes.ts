import {
	changeGoodsPrice,
	changeStock as changeStockCall,
	getStaffGoods as getStaffGoodsCall,
	listStaffGoods,
	removeGoods as removeGoodsCall,
	saveGoods as saveGoodsCall,
	shelveGoods as shelveGoodsCall,
} from "../../../../contract/catalog/goods-admin";
import { route } from "../../../../http/route";
import { changePrice } from "../change-price";
import { getStaffGoods } from "./detail";
import { listGoodsOf } from "./list";
import { saveGoods } from "./save";
import { removeGoods, shelveGoods } from "./shelf";
import { changeStock } from "./stock";

export const rangeRoutes = [
	route(listStaffGoods, (ctx, { query }) => listGoodsOf(ctx, query)),
	route(getStaffGoodsCall, (ctx, { params }) => getStaffGoods(ctx, params)),
	route(saveGoodsCall, (ctx, { body }) => saveGoods(ctx, body)),
	route(shelveGoodsCall, (ctx, { body }) => shelveGoods(ctx, body)),
	route(changeStockCall, (ctx, { body }) => changeStock(ctx, body)),
	route(changeGoodsPrice, (ctx, { body }) => changePrice(ctx, body)),
	route(removeGoodsCall, (ctx, { params }) => removeGoods(ctx, params)),
];
