import { requestCart } from "@/lib/cart/cart-request";

const goodsPath = /\/goods_detail\/(\d+)/;

/** Hears every `.add` button of a goods card: one listener for all, so that no card needs a script of its own. */
export function followCards(): () => void {
	document.addEventListener("click", addCard);
	return () => document.removeEventListener("click", addCard);
}

function addCard({ target }: MouseEvent) {
	const opener = (target as Element).closest<HTMLElement>(".goods > .add");
	const link = opener?.parentElement?.querySelector("a");
	const goodsId = Number(goodsPath.exec(link?.pathname ?? "")?.[1]);
	if (!opener || !goodsId) return;
	opener.ariaBusy = "true";
	requestCart({
		kind: "goods",
		goodsId,
		opener,
		onEnd: () => {
			opener.ariaBusy = null;
		},
	});
}
