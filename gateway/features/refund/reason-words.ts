import type { LocaleCode } from "../../contract/locale";
import type { RefundReason } from "../../contract/refund";

/** Why goods go back, as shoppers choose it. */
export const reasonWords: Record<LocaleCode, Record<RefundReason, string>> = {
	"zh-CN": {
		changedMind: "改變主意",
		wrongGoods: "收到錯誤貨品",
		damaged: "貨品損壞",
		notAsDescribed: "與描述不符",
		missing: "漏發或缺少配件",
		late: "送貨延誤",
		other: "其他原因",
	},
	en: {
		changedMind: "I changed my mind",
		wrongGoods: "Wrong item received",
		damaged: "Item is damaged",
		notAsDescribed: "Not as described",
		missing: "Item or parts missing",
		late: "Delivery is late",
		other: "Another reason",
	},
	fr: {
		changedMind: "J'ai changé d'avis",
		wrongGoods: "Mauvais article reçu",
		damaged: "Article endommagé",
		notAsDescribed: "Non conforme à la description",
		missing: "Article ou pièces manquants",
		late: "Livraison en retard",
		other: "Autre raison",
	},
	th: {
		changedMind: "เปลี่ยนใจ",
		wrongGoods: "ได้รับสินค้าผิด",
		damaged: "สินค้าชำรุด",
		notAsDescribed: "ไม่ตรงตามรายละเอียด",
		missing: "สินค้าหรือชิ้นส่วนไม่ครบ",
		late: "จัดส่งล่าช้า",
		other: "เหตุผลอื่น",
	},
	lao: {
		changedMind: "ປ່ຽນໃຈ",
		wrongGoods: "ໄດ້ຮັບສິນຄ້າຜິດ",
		damaged: "ສິນຄ້າເສຍຫາຍ",
		notAsDescribed: "ບໍ່ຕົງຕາມລາຍລະອຽດ",
		missing: "ສິນຄ້າ ຫຼື ຊິ້ນສ່ວນບໍ່ຄົບ",
		late: "ຈັດສົ່ງຊ້າ",
		other: "ເຫດຜົນອື່ນ",
	},
	es: {
		changedMind: "He cambiado de opinión",
		wrongGoods: "He recibido otro artículo",
		damaged: "El artículo está dañado",
		notAsDescribed: "No es como se describe",
		missing: "Falta el artículo o alguna pieza",
		late: "La entrega se retrasa",
		other: "Otro motivo",
	},
};
