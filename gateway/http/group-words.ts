import type { LocaleCode } from "../contract/locale";

export interface GroupWords {
	groupOfferOver: string;
	groupClosed: string;
	groupComplete: string;
	groupFull: string;
	groupJoined: string;
	groupPiecesMax: string;
	groupWaits: string;
	groupWaitsToRefund: string;
	groupOffersOverlap: string;
}

/** What the gateway says of group offers. */
export const groupWords: Record<LocaleCode, GroupWords> = {
	"zh-CN": {
		groupOfferOver: "這個團購優惠已結束",
		groupClosed: "這個團已截止，你可以另開一團",
		groupComplete: "這個團已成團，你可以另開一團",
		groupFull: "這個團的名額已滿，你可以另開一團",
		groupJoined: "你已在這個團之內",
		groupPiecesMax: "已超出這個團購優惠的限購數量",
		groupWaits: "未成團的訂單不能發貨",
		groupWaitsToRefund: "等候成團期間不能申請退款；未能成團會自動全數退款",
		groupOffersOverlap: "這款貨品在這段時間已有團購優惠",
	},
	en: {
		groupOfferOver: "This group offer has ended",
		groupClosed:
			"This group takes nobody in any more. You can open one of your own",
		groupComplete: "This group is complete. You can open one of your own",
		groupFull:
			"All places of this group are taken. You can open one of your own",
		groupJoined: "You are in this group already",
		groupPiecesMax:
			"That is more than one shopper can have of this group offer",
		groupWaits: "This order waits for its group and cannot be shipped yet",
		groupWaitsToRefund:
			"This order waits for its group. If the group does not fill, all of it is refunded by itself",
		groupOffersOverlap: "Another group offer for this item runs at that time",
	},
	fr: {
		groupOfferOver: "Cette offre groupée est terminée",
		groupClosed:
			"Ce groupe n'accepte plus personne. Vous pouvez en ouvrir un autre",
		groupComplete: "Ce groupe est complet. Vous pouvez en ouvrir un autre",
		groupFull:
			"Toutes les places de ce groupe sont prises. Vous pouvez en ouvrir un autre",
		groupJoined: "Vous êtes déjà dans ce groupe",
		groupPiecesMax:
			"Vous dépassez la quantité permise par client pour cette offre groupée",
		groupWaits:
			"Cette commande attend son groupe et ne peut pas encore être expédiée",
		groupWaitsToRefund:
			"Cette commande attend son groupe. S'il n'est pas complet à temps, elle est remboursée automatiquement",
		groupOffersOverlap:
			"Une autre offre groupée existe déjà pour cet article à ces dates",
	},
	th: {
		groupOfferOver: "ข้อเสนอซื้อเป็นกลุ่มนี้สิ้นสุดแล้ว",
		groupClosed: "กลุ่มนี้ปิดรับแล้ว คุณเปิดกลุ่มใหม่ได้",
		groupComplete: "กลุ่มนี้ครบคนแล้ว คุณเปิดกลุ่มใหม่ได้",
		groupFull: "กลุ่มนี้เต็มแล้ว คุณเปิดกลุ่มใหม่ได้",
		groupJoined: "คุณอยู่ในกลุ่มนี้แล้ว",
		groupPiecesMax: "เกินจำนวนที่ซื้อได้ต่อคนของข้อเสนอนี้",
		groupWaits: "คำสั่งซื้อนี้ยังรอให้กลุ่มครบคน จึงยังจัดส่งไม่ได้",
		groupWaitsToRefund: "คำสั่งซื้อนี้กำลังรอให้กลุ่มครบคน หากไม่ครบจะคืนเงินทั้งหมดโดยอัตโนมัติ",
		groupOffersOverlap: "สินค้านี้มีข้อเสนอซื้อเป็นกลุ่มอื่นในช่วงเวลานั้นแล้ว",
	},
	lao: {
		groupOfferOver: "ຂໍ້ສະເໜີຊື້ເປັນກຸ່ມນີ້ສິ້ນສຸດແລ້ວ",
		groupClosed: "ກຸ່ມນີ້ປິດຮັບແລ້ວ ທ່ານເປີດກຸ່ມໃໝ່ໄດ້",
		groupComplete: "ກຸ່ມນີ້ຄົບຄົນແລ້ວ ທ່ານເປີດກຸ່ມໃໝ່ໄດ້",
		groupFull: "ກຸ່ມນີ້ເຕັມແລ້ວ ທ່ານເປີດກຸ່ມໃໝ່ໄດ້",
		groupJoined: "ທ່ານຢູ່ໃນກຸ່ມນີ້ແລ້ວ",
		groupPiecesMax: "ເກີນຈຳນວນທີ່ຊື້ໄດ້ຕໍ່ຄົນຂອງຂໍ້ສະເໜີນີ້",
		groupWaits: "ຄຳສັ່ງຊື້ນີ້ຍັງລໍຖ້າໃຫ້ກຸ່ມຄົບຄົນ ຈຶ່ງຍັງຈັດສົ່ງບໍ່ໄດ້",
		groupWaitsToRefund: "ຄຳສັ່ງຊື້ນີ້ກຳລັງລໍຖ້າໃຫ້ກຸ່ມຄົບຄົນ ຖ້າບໍ່ຄົບຈະຄືນເງິນທັງໝົດໂດຍອັດຕະໂນມັດ",
		groupOffersOverlap: "ສິນຄ້ານີ້ມີຂໍ້ສະເໜີຊື້ເປັນກຸ່ມອື່ນໃນຊ່ວງເວລານັ້ນແລ້ວ",
	},
	es: {
		groupOfferOver: "Esta oferta de grupo ha terminado",
		groupClosed: "Este grupo ya no admite a nadie. Puedes abrir otro",
		groupComplete: "Este grupo está completo. Puedes abrir otro",
		groupFull:
			"Todas las plazas de este grupo están ocupadas. Puedes abrir otro",
		groupJoined: "Ya estás en este grupo",
		groupPiecesMax: "Superas la cantidad por cliente de esta oferta de grupo",
		groupWaits: "Este pedido espera a su grupo y aún no se puede enviar",
		groupWaitsToRefund:
			"Este pedido espera a su grupo. Si no se completa, se reembolsa todo automáticamente",
		groupOffersOverlap:
			"Ya hay otra oferta de grupo para este artículo en esas fechas",
	},
};
