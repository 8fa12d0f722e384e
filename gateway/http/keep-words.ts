import type { LocaleCode } from "../contract/locale";

export interface KeepWords {
	couponPromised: string;
	storesFull: string;
	categoryHasArticles: string;
	listChanged: string;
	listFull: string;
}

/** What the gateway says to those who keep coupons, stores, contents and the words of the search. */
export const keepWords: Record<LocaleCode, KeepWords> = {
	"zh-CN": {
		couponPromised: "已有顧客領取這張優惠券，條款不能更改，請另發一張取代它",
		storesFull: "營業中的分店已達上限，請先停用其中一間",
		categoryHasArticles: "這個分類仍有文章，請先移走或刪除文章",
		listChanged: "清單剛被其他人更改，請重新載入後再試",
		listFull: "清單已滿，請先刪除不再需要的項目",
	},
	en: {
		couponPromised:
			"Shoppers have this coupon, so its terms stay. Replace it with another one",
		storesFull:
			"No more stores can be in service. Take one out of service first",
		categoryHasArticles:
			"This category still has articles. Move or delete them first",
		listChanged:
			"Somebody else has just changed this list. Reload and try again",
		listFull: "This list is full. Delete what is no longer needed first",
	},
	fr: {
		couponPromised:
			"Des clients ont déjà ce bon : ses conditions restent. Remplacez-le par un autre",
		storesFull:
			"Le nombre maximal de magasins en service est atteint. Désactivez-en un d'abord",
		categoryHasArticles:
			"Cette rubrique contient encore des articles. Déplacez-les ou supprimez-les d'abord",
		listChanged:
			"Quelqu'un vient de modifier cette liste. Rechargez puis réessayez",
		listFull: "Cette liste est pleine. Supprimez d'abord ce qui ne sert plus",
	},
	th: {
		couponPromised: "มีลูกค้ารับคูปองนี้แล้ว จึงเปลี่ยนเงื่อนไขไม่ได้ โปรดออกคูปองใหม่แทน",
		storesFull: "สาขาที่เปิดให้บริการเต็มจำนวนแล้ว โปรดปิดสาขาหนึ่งก่อน",
		categoryHasArticles: "หมวดนี้ยังมีบทความ โปรดย้ายหรือลบบทความก่อน",
		listChanged: "มีคนเพิ่งแก้ไขรายการนี้ โปรดโหลดใหม่แล้วลองอีกครั้ง",
		listFull: "รายการเต็มแล้ว โปรดลบสิ่งที่ไม่ใช้แล้วก่อน",
	},
	lao: {
		couponPromised: "ມີລູກຄ້າຮັບຄູປອງນີ້ແລ້ວ ຈຶ່ງປ່ຽນເງື່ອນໄຂບໍ່ໄດ້ ກະລຸນາອອກຄູປອງໃໝ່ແທນ",
		storesFull: "ສາຂາທີ່ເປີດບໍລິການເຕັມຈຳນວນແລ້ວ ກະລຸນາປິດສາຂາໜຶ່ງກ່ອນ",
		categoryHasArticles: "ໝວດນີ້ຍັງມີບົດຄວາມ ກະລຸນາຍ້າຍ ຫຼື ລຶບບົດຄວາມກ່ອນ",
		listChanged: "ມີຄົນຫາກໍ່ແກ້ໄຂລາຍການນີ້ ກະລຸນາໂຫຼດໃໝ່ແລ້ວລອງອີກຄັ້ງ",
		listFull: "ລາຍການເຕັມແລ້ວ ກະລຸນາລຶບສິ່ງທີ່ບໍ່ໃຊ້ແລ້ວກ່ອນ",
	},
	es: {
		couponPromised:
			"Hay clientes con este cupón, así que sus condiciones se mantienen. Sustitúyelo por otro",
		storesFull:
			"No puede haber más tiendas en servicio. Retira antes una de ellas",
		categoryHasArticles:
			"Esta categoría todavía tiene artículos. Muévelos o bórralos antes",
		listChanged:
			"Alguien acaba de cambiar esta lista. Recarga e inténtalo de nuevo",
		listFull: "Esta lista está llena. Borra antes lo que ya no haga falta",
	},
};
