import type { LocaleCode } from "../contract/locale";
import { refundWithinDays } from "../contract/refund-terms";

export interface RefundWords {
	nothingToRefund: string;
	refundTooLate: string;
	refundOpen: string;
	fewerToRefund: string;
	refundDecided: string;
	refundByItself: string;
}

/** What the gateway says of refunds. */
export const refundWords: Record<LocaleCode, RefundWords> = {
	"zh-CN": {
		nothingToRefund: "這張訂單目前沒有可以退款的貨品",
		refundTooLate: `已超過收貨後 ${refundWithinDays} 天的退款期限`,
		refundOpen: "這件貨品的退款申請正在處理，請等候結果",
		fewerToRefund: "可退款的件數不足，請減少數量",
		refundDecided: "這項退款申請已經處理，不能再更改",
		refundByItself: "這筆退款會自動退回，毋須人手確認",
	},
	en: {
		nothingToRefund: "Nothing of this order can be refunded now",
		refundTooLate: `Refunds can be asked for until ${refundWithinDays} days after receipt. That time is over`,
		refundOpen:
			"A refund of this item is being looked at. Please wait for the answer",
		fewerToRefund:
			"Not that many pieces can still be refunded. Please choose fewer",
		refundDecided: "This refund has been decided and can no longer be changed",
		refundByItself:
			"This money goes back by itself. Nothing is to be confirmed",
	},
	fr: {
		nothingToRefund:
			"Aucun article de cette commande n'est remboursable pour le moment",
		refundTooLate: `Le délai de remboursement de ${refundWithinDays} jours après réception est dépassé`,
		refundOpen:
			"Une demande de remboursement de cet article est à l'étude. Attendez la réponse",
		fewerToRefund:
			"Il ne reste pas autant d'articles remboursables. Réduisez la quantité",
		refundDecided:
			"Cette demande est déjà traitée et ne peut plus être modifiée",
		refundByItself:
			"Ce remboursement part automatiquement. Aucune confirmation n'est nécessaire",
	},
	th: {
		nothingToRefund: "คำสั่งซื้อนี้ยังไม่มีสินค้าที่ขอคืนเงินได้ในขณะนี้",
		refundTooLate: `เลยกำหนดขอคืนเงินภายใน ${refundWithinDays} วันหลังรับสินค้าแล้ว`,
		refundOpen: "คำขอคืนเงินของสินค้านี้กำลังพิจารณาอยู่ โปรดรอผล",
		fewerToRefund: "จำนวนที่ขอคืนเงินได้เหลือไม่พอ โปรดลดจำนวน",
		refundDecided: "คำขอคืนเงินนี้ดำเนินการแล้ว เปลี่ยนแปลงไม่ได้",
		refundByItself: "เงินนี้คืนให้โดยอัตโนมัติ ไม่ต้องยืนยันเอง",
	},
	lao: {
		nothingToRefund: "ຄຳສັ່ງຊື້ນີ້ຍັງບໍ່ມີສິນຄ້າທີ່ຂໍຄືນເງິນໄດ້ໃນຕອນນີ້",
		refundTooLate: `ກາຍກຳນົດຂໍຄືນເງິນພາຍໃນ ${refundWithinDays} ມື້ຫຼັງໄດ້ຮັບສິນຄ້າແລ້ວ`,
		refundOpen: "ຄຳຂໍຄືນເງິນຂອງສິນຄ້ານີ້ກຳລັງພິຈາລະນາ ກະລຸນາລໍຖ້າຜົນ",
		fewerToRefund: "ຈຳນວນທີ່ຂໍຄືນເງິນໄດ້ເຫຼືອບໍ່ພໍ ກະລຸນາຫຼຸດຈຳນວນ",
		refundDecided: "ຄຳຂໍຄືນເງິນນີ້ຕັດສິນແລ້ວ ບໍ່ສາມາດປ່ຽນໄດ້",
		refundByItself: "ເງິນນີ້ຄືນໃຫ້ໂດຍອັດຕະໂນມັດ ບໍ່ຕ້ອງຢືນຢັນເອງ",
	},
	es: {
		nothingToRefund:
			"Ahora mismo no hay nada en este pedido que se pueda reembolsar",
		refundTooLate: `El plazo de ${refundWithinDays} días tras la recepción para pedir un reembolso ha terminado`,
		refundOpen:
			"Ya hay una solicitud de reembolso en curso para este artículo. Espera la respuesta",
		fewerToRefund: "No quedan tantas unidades reembolsables. Elige menos",
		refundDecided: "Esta solicitud ya está resuelta y no se puede cambiar",
		refundByItself:
			"Este dinero se devuelve automáticamente. No hay nada que confirmar",
	},
};
