import type { LocaleCode } from "@/gateway/contract/locale";
import { addGoodsToCart } from "@/lib/cart/add-to-cart";

const goodsPath = /\/goods_detail\/(\d+)/;

/** Hears every `.add` button of a goods card: one listener for all, so that no card needs a script of its own. */
export function followCards(locale: LocaleCode): () => void {
	async function addCard({ target }: MouseEvent) {
		const opener = (target as Element).closest<HTMLElement>(".goods > .add");
		const link = opener?.parentElement?.querySelector("a");
		const goodsId = Number(goodsPath.exec(link?.pathname ?? "")?.[1]);
		if (!opener || !goodsId) return;
		opener.ariaBusy = "true";
		await addGoodsToCart(goodsId, { locale, opener }).finally(() => {
			opener.ariaBusy = null;
		});
	}
	document.addEventListener("click", addCard);
	return () => document.removeEventListener("click", addCard);
}
