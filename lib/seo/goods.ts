import type { Metadata } from "next";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "./page-metadata";
import { plainText } from "./plain-text";

export function goodsMetadata(goods: GoodsDetail): Promise<Metadata> {
	const { id, name: title } = goods;
	const description = plainText(goods.introduction) || title;
	const image = `/api/og/goods/${id}`;
	return pageMetadata({ title, description, path: paths.goods(id), image });
}
