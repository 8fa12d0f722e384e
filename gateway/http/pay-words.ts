import type { LocaleCode } from "../contract/locale";

export interface PayWords {
	alreadyPaid: string;
	noLongerToPay: string;
	payMethodClosed: string;
	amountDiffers: string;
	transferOver: string;
	declined: string;
	declinedFunds: string;
	declinedExpired: string;
	declinedNumber: string;
	declinedUnconfirmed: string;
	declinedUnsupported: string;
}

/** What the gateway says of paying. */
export const payWords: Record<LocaleCode, PayWords> = {
	"zh-CN": {
		alreadyPaid: "這張訂單已經付款",
		noLongerToPay: "這張訂單已取消或過期，不能再付款",
		payMethodClosed: "目前未能使用這個付款方式，請選擇其他方式",
		amountDiffers: "金額與訂單不符，請退回這筆轉帳",
		transferOver: "訂單已付款或已取消，請退回這筆轉帳",
		declined: "付款未獲接納，請改用另一張卡或其他方式",
		declinedFunds: "戶口結餘或信用額不足，請改用另一張卡或其他方式",
		declinedExpired: "這張卡已過期，請改用另一張卡",
		declinedNumber: "卡號、有效日期或安全碼不正確，請檢查後再試",
		declinedUnconfirmed: "銀行未能確認這次付款，請再試一次",
		declinedUnsupported: "這張卡不支援這次付款，請改用另一張卡",
	},
	en: {
		alreadyPaid: "This order is paid already",
		noLongerToPay:
			"This order was cancelled or has expired. Nothing is to be paid",
		payMethodClosed:
			"This way to pay is not open at the moment. Please choose another",
		amountDiffers: "The amount is not the order's. Please send the money back",
		transferOver:
			"The order is paid or cancelled already. Please send the money back",
		declined:
			"Your payment was declined. Please try another card or another way to pay",
		declinedFunds:
			"There is not enough money or credit on this card. Please try another",
		declinedExpired: "This card has expired. Please try another",
		declinedNumber:
			"The card's number, date or security code is not right. Please check it",
		declinedUnconfirmed:
			"Your bank could not confirm this payment. Please try again",
		declinedUnsupported:
			"This card cannot be used for this payment. Please try another",
	},
	fr: {
		alreadyPaid: "Cette commande est déjà payée",
		noLongerToPay:
			"Cette commande a été annulée ou a expiré. Il n'y a rien à payer",
		payMethodClosed:
			"Ce moyen de paiement n'est pas disponible pour le moment. Choisissez-en un autre",
		amountDiffers:
			"Le montant n'est pas celui de la commande. Renvoyez la somme reçue",
		transferOver:
			"La commande est déjà payée ou annulée. Renvoyez la somme reçue",
		declined:
			"Votre paiement a été refusé. Essayez une autre carte ou un autre moyen",
		declinedFunds:
			"Le solde ou le crédit de cette carte est insuffisant. Essayez-en une autre",
		declinedExpired: "Cette carte a expiré. Essayez-en une autre",
		declinedNumber:
			"Le numéro, la date ou le code de sécurité est incorrect. Vérifiez-les",
		declinedUnconfirmed:
			"Votre banque n'a pas pu confirmer ce paiement. Réessayez",
		declinedUnsupported:
			"Cette carte n'est pas acceptée pour ce paiement. Essayez-en une autre",
	},
	th: {
		alreadyPaid: "คำสั่งซื้อนี้ชำระเงินแล้ว",
		noLongerToPay: "คำสั่งซื้อนี้ถูกยกเลิกหรือหมดเวลาแล้ว ไม่ต้องชำระเงิน",
		payMethodClosed: "ช่องทางชำระเงินนี้ยังใช้ไม่ได้ในขณะนี้ โปรดเลือกช่องทางอื่น",
		amountDiffers: "ยอดเงินไม่ตรงกับคำสั่งซื้อ โปรดโอนเงินคืน",
		transferOver: "คำสั่งซื้อนี้ชำระแล้วหรือถูกยกเลิก โปรดโอนเงินคืน",
		declined: "การชำระเงินถูกปฏิเสธ โปรดใช้บัตรอื่นหรือช่องทางอื่น",
		declinedFunds: "ยอดเงินหรือวงเงินในบัตรไม่พอ โปรดใช้บัตรอื่น",
		declinedExpired: "บัตรนี้หมดอายุแล้ว โปรดใช้บัตรอื่น",
		declinedNumber: "หมายเลขบัตร วันหมดอายุ หรือรหัสความปลอดภัยไม่ถูกต้อง โปรดตรวจสอบ",
		declinedUnconfirmed: "ธนาคารยืนยันการชำระเงินนี้ไม่ได้ โปรดลองอีกครั้ง",
		declinedUnsupported: "บัตรนี้ใช้ชำระรายการนี้ไม่ได้ โปรดใช้บัตรอื่น",
	},
	lao: {
		alreadyPaid: "ຄຳສັ່ງຊື້ນີ້ຊຳລະແລ້ວ",
		noLongerToPay: "ຄຳສັ່ງຊື້ນີ້ຖືກຍົກເລີກ ຫຼື ໝົດເວລາແລ້ວ ບໍ່ຕ້ອງຊຳລະ",
		payMethodClosed: "ຊ່ອງທາງຊຳລະນີ້ຍັງໃຊ້ບໍ່ໄດ້ໃນຕອນນີ້ ກະລຸນາເລືອກຊ່ອງທາງອື່ນ",
		amountDiffers: "ຍອດເງິນບໍ່ກົງກັບຄຳສັ່ງຊື້ ກະລຸນາໂອນເງິນຄືນ",
		transferOver: "ຄຳສັ່ງຊື້ນີ້ຊຳລະແລ້ວ ຫຼື ຖືກຍົກເລີກ ກະລຸນາໂອນເງິນຄືນ",
		declined: "ການຊຳລະຖືກປະຕິເສດ ກະລຸນາໃຊ້ບັດອື່ນ ຫຼື ຊ່ອງທາງອື່ນ",
		declinedFunds: "ຍອດເງິນ ຫຼື ວົງເງິນໃນບັດບໍ່ພໍ ກະລຸນາໃຊ້ບັດອື່ນ",
		declinedExpired: "ບັດນີ້ໝົດອາຍຸແລ້ວ ກະລຸນາໃຊ້ບັດອື່ນ",
		declinedNumber: "ເລກບັດ ວັນໝົດອາຍຸ ຫຼື ລະຫັດຄວາມປອດໄພບໍ່ຖືກຕ້ອງ ກະລຸນາກວດສອບ",
		declinedUnconfirmed: "ທະນາຄານຢືນຢັນການຊຳລະນີ້ບໍ່ໄດ້ ກະລຸນາລອງອີກຄັ້ງ",
		declinedUnsupported: "ບັດນີ້ໃຊ້ຊຳລະລາຍການນີ້ບໍ່ໄດ້ ກະລຸນາໃຊ້ບັດອື່ນ",
	},
	es: {
		alreadyPaid: "Este pedido ya está pagado",
		noLongerToPay:
			"Este pedido se canceló o ha caducado. No hay nada que pagar",
		payMethodClosed: "Esta forma de pago no está disponible ahora. Elige otra",
		amountDiffers: "El importe no es el del pedido. Devuelve el dinero",
		transferOver: "El pedido ya está pagado o cancelado. Devuelve el dinero",
		declined:
			"Tu pago ha sido rechazado. Prueba con otra tarjeta u otra forma de pago",
		declinedFunds:
			"No hay saldo o crédito suficiente en esta tarjeta. Prueba con otra",
		declinedExpired: "Esta tarjeta ha caducado. Prueba con otra",
		declinedNumber:
			"El número, la fecha o el código de seguridad no es correcto. Compruébalo",
		declinedUnconfirmed:
			"Tu banco no ha podido confirmar este pago. Inténtalo de nuevo",
		declinedUnsupported:
			"Esta tarjeta no sirve para este pago. Prueba con otra",
	},
};
