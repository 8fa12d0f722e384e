import type { LocaleCode } from "@/gateway/contract/locale";
import { addGoodsToCart } from "@/lib/cart/add-to-cart";

const goodsPath = /\/goods_detail\/(\d+)/;

/** Hears the `.add` button of every goods card, and whatever names a goods in `data-add`: no card needs a script of its own. */
export function followCards(locale: LocaleCode): () => void {
	async function addCard({ target }: MouseEvent) {
		const opener = (target as Element).closest<HTMLElement>(
			".goods > .add, [data-add]",
		);
		const link = opener?.parentElement?.querySelector("a");
		const named =
			opener?.dataset.add ?? goodsPath.exec(link?.pathname ?? "")?.[1];
		const goodsId = Number(named);
		if (!opener || !goodsId || opener.ariaBusy) return;
		opener.ariaBusy = "true";
		await addGoodsToCart(goodsId, { locale, opener }).finally(() => {
			opener.ariaBusy = null;
		});
	}
	document.addEventListener("click", addCard);
	return () => document.removeEventListener("click", addCard);
}
