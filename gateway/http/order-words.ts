import type { LocaleCode } from "../contract/locale";

export interface OrderWords {
	keyMissing: string;
	keyOfAnother: string;
	nothingToBuy: string;
	orderChanged: string;
	alreadyOrdered: string;
	cartChanged: string;
	orderPaid: string;
	notOnItsWay: string;
	orderNotOver: string;
	cancelTooLate: string;
	notToShip: string;
	acceptFirst: string;
	refundOpen: string;
	parcelsDiffer: string;
	notToAccept: string;
	notToPick: string;
	pickedAlready: string;
	pickDiffers: string;
	noSubstitute: string;
	askFirst: string;
	substituteGone: string;
	noTrackingNo: string;
}

/** What the gateway says of checkout and orders. */
export const orderWords: Record<LocaleCode, OrderWords> = {
	"zh-CN": {
		keyMissing: "未能確認這次提交，請重新載入頁面",
		keyOfAnother: "內容已經更改，請重新提交",
		nothingToBuy: "目前沒有可以購買的貨品",
		orderChanged: "訂單內容有變，請確認後再提交",
		alreadyOrdered: "這張訂單已經建立",
		cartChanged: "購物車已經更改，請返回購物車再結帳",
		orderPaid: "訂單已付款，不能取消",
		notOnItsWay: "這張訂單並非在送貨途中",
		orderNotOver: "只可移除已完成或已取消的訂單",
		cancelTooLate: "訂單已不能直接取消，如有需要請申請退款",
		notToShip: "這張訂單不是在等待發貨",
		acceptFirst: "請先接受訂單，才可發貨",
		refundOpen: "有退款申請有待處理，請先處理",
		parcelsDiffer: "包裹須包含餘下的每一件貨品，而且不可重複",
		notToPick: "這張訂單不是在等待執貨",
		pickedAlready: "這張訂單已經執貨",
		pickDiffers: "執貨數量與訂單不符",
		noSubstitute: "客人不要替代品，請當作缺貨",
		askFirst: "客人想先問過才更換，請先聯絡客人",
		substituteGone: "貨架上沒有足夠的替代品",
		noTrackingNo: "請填寫運單編號",
		notToAccept: "這張訂單不是在等待接單",
	},
	en: {
		keyMissing:
			"We could not tell whether this was sent before. Please reload the page",
		keyOfAnother: "Something was changed since. Please send it again",
		nothingToBuy: "There is nothing here that can be bought now",
		orderChanged: "Something has changed. Please check your order again",
		alreadyOrdered: "This has been ordered already",
		cartChanged:
			"Your cart has changed meanwhile. Please check out again from the cart",
		orderPaid: "This order is paid and can no longer be cancelled here",
		notOnItsWay: "This order is not on its way",
		orderNotOver:
			"Only completed or cancelled orders can be taken off the list",
		cancelTooLate:
			"This order can no longer be cancelled. Please apply for a refund",
		notToShip: "This order is not waiting to be shipped",
		acceptFirst: "Accept this order before you ship it",
		refundOpen: "A refund of this order waits to be decided. Decide it first",
		parcelsDiffer: "The parcels must hold every piece that is left, each once",
		notToPick: "This order is not waiting to be picked",
		pickedAlready: "This order has been picked already",
		pickDiffers: "This is not how many the order has",
		noSubstitute: "The buyer wants no substitute. Mark it as missing",
		askFirst: "The buyer wants to be asked first. Please get in touch",
		substituteGone: "There is not enough of the substitute on the shelf",
		noTrackingNo: "A tracking number is missing",
		notToAccept: "This order is not waiting to be accepted",
	},
	fr: {
		keyMissing: "Impossible de vérifier cet envoi. Rechargez la page",
		keyOfAnother: "Le contenu a changé. Envoyez-le à nouveau",
		nothingToBuy: "Aucun article ne peut être acheté pour le moment",
		orderChanged: "Votre commande a changé. Vérifiez-la à nouveau",
		alreadyOrdered: "Cette commande a déjà été passée",
		cartChanged:
			"Votre panier a changé entre-temps. Reprenez la commande depuis le panier",
		orderPaid: "Cette commande est payée et ne peut plus être annulée ici",
		notOnItsWay: "Cette commande n'est pas en cours de livraison",
		orderNotOver:
			"Seules les commandes terminées ou annulées peuvent être retirées de la liste",
		cancelTooLate:
			"Cette commande ne peut plus être annulée. Demandez un remboursement",
		notToShip: "Cette commande n'attend pas d'expédition",
		acceptFirst: "Acceptez cette commande avant de l'expédier",
		refundOpen:
			"Un remboursement de cette commande attend une décision. Décidez-en d'abord",
		parcelsDiffer:
			"Les colis doivent contenir chaque article restant, une seule fois",
		notToPick: "Cette commande n'attend pas de préparation",
		pickedAlready: "Cette commande est déjà préparée",
		pickDiffers: "La quantité ne correspond pas à la commande",
		noSubstitute:
			"Le client ne veut pas de remplacement. Indiquez l'article manquant",
		askFirst: "Le client veut être consulté d'abord. Contactez-le",
		substituteGone:
			"Il n'y a pas assez de cet article de remplacement en rayon",
		noTrackingNo: "Il manque un numéro de suivi",
		notToAccept: "Cette commande n'attend pas d'être acceptée",
	},
	th: {
		keyMissing: "ตรวจสอบการส่งครั้งนี้ไม่ได้ โปรดโหลดหน้าใหม่",
		keyOfAnother: "ข้อมูลเปลี่ยนไปแล้ว โปรดส่งอีกครั้ง",
		nothingToBuy: "ยังไม่มีสินค้าที่ซื้อได้ในขณะนี้",
		orderChanged: "รายการสั่งซื้อมีการเปลี่ยนแปลง โปรดตรวจสอบอีกครั้ง",
		alreadyOrdered: "สั่งซื้อรายการนี้แล้ว",
		cartChanged: "ตะกร้าสินค้ามีการเปลี่ยนแปลงแล้ว โปรดกลับไปชำระเงินจากตะกร้าอีกครั้ง",
		orderPaid: "คำสั่งซื้อนี้ชำระเงินแล้ว ยกเลิกที่นี่ไม่ได้",
		notOnItsWay: "คำสั่งซื้อนี้ไม่ได้อยู่ระหว่างจัดส่ง",
		orderNotOver: "ลบได้เฉพาะคำสั่งซื้อที่เสร็จสมบูรณ์หรือยกเลิกแล้ว",
		cancelTooLate: "ยกเลิกคำสั่งซื้อนี้ไม่ได้แล้ว โปรดขอคืนเงิน",
		notToShip: "คำสั่งซื้อนี้ไม่ได้รอการจัดส่ง",
		acceptFirst: "โปรดรับคำสั่งซื้อนี้ก่อนจัดส่ง",
		refundOpen: "มีคำขอคืนเงินที่รอการพิจารณา โปรดพิจารณาก่อน",
		parcelsDiffer: "พัสดุต้องมีสินค้าที่เหลือครบทุกชิ้นและไม่ซ้ำกัน",
		notToPick: "คำสั่งซื้อนี้ไม่ได้รอการจัดสินค้า",
		pickedAlready: "คำสั่งซื้อนี้จัดสินค้าแล้ว",
		pickDiffers: "จำนวนไม่ตรงกับคำสั่งซื้อ",
		noSubstitute: "ลูกค้าไม่ต้องการสินค้าทดแทน โปรดระบุว่าสินค้าหมด",
		askFirst: "ลูกค้าต้องการให้ถามก่อน โปรดติดต่อลูกค้า",
		substituteGone: "สินค้าทดแทนบนชั้นมีไม่พอ",
		noTrackingNo: "โปรดใส่หมายเลขพัสดุ",
		notToAccept: "คำสั่งซื้อนี้ไม่ได้รอการรับคำสั่งซื้อ",
	},
	lao: {
		keyMissing: "ກວດສອບການສົ່ງຄັ້ງນີ້ບໍ່ໄດ້ ກະລຸນາໂຫຼດໜ້າໃໝ່",
		keyOfAnother: "ຂໍ້ມູນປ່ຽນແລ້ວ ກະລຸນາສົ່ງອີກຄັ້ງ",
		nothingToBuy: "ຍັງບໍ່ມີສິນຄ້າທີ່ຊື້ໄດ້ໃນຕອນນີ້",
		orderChanged: "ລາຍການສັ່ງຊື້ມີການປ່ຽນແປງ ກະລຸນາກວດສອບອີກຄັ້ງ",
		alreadyOrdered: "ສັ່ງຊື້ລາຍການນີ້ແລ້ວ",
		cartChanged: "ກະຕ່າມີການປ່ຽນແປງແລ້ວ ກະລຸນາກັບໄປກະຕ່າແລ້ວສັ່ງຊື້ໃໝ່",
		orderPaid: "ຄຳສັ່ງຊື້ນີ້ຊຳລະແລ້ວ ຍົກເລີກທີ່ນີ້ບໍ່ໄດ້",
		notOnItsWay: "ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ຢູ່ລະຫວ່າງການຈັດສົ່ງ",
		orderNotOver: "ລຶບໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ສຳເລັດ ຫຼື ຍົກເລີກແລ້ວ",
		cancelTooLate: "ຍົກເລີກຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ແລ້ວ ກະລຸນາຂໍຄືນເງິນ",
		notToShip: "ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ລໍຖ້າການຈັດສົ່ງ",
		acceptFirst: "ກະລຸນາຮັບຄຳສັ່ງຊື້ນີ້ກ່ອນຈັດສົ່ງ",
		refundOpen: "ມີຄຳຂໍຄືນເງິນທີ່ລໍຖ້າການພິຈາລະນາ ກະລຸນາພິຈາລະນາກ່ອນ",
		parcelsDiffer: "ພັດສະດຸຕ້ອງມີສິນຄ້າທີ່ເຫຼືອຄົບທຸກອັນ ແລະ ບໍ່ຊ້ຳກັນ",
		notToPick: "ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ລໍຖ້າການຈັດສິນຄ້າ",
		pickedAlready: "ຄຳສັ່ງຊື້ນີ້ຈັດສິນຄ້າແລ້ວ",
		pickDiffers: "ຈຳນວນບໍ່ກົງກັບຄຳສັ່ງຊື້",
		noSubstitute: "ລູກຄ້າບໍ່ຕ້ອງການສິນຄ້າທົດແທນ ກະລຸນາລະບຸວ່າສິນຄ້າໝົດ",
		askFirst: "ລູກຄ້າຢາກໃຫ້ຖາມກ່ອນ ກະລຸນາຕິດຕໍ່ລູກຄ້າ",
		substituteGone: "ສິນຄ້າທົດແທນໃນຊັ້ນມີບໍ່ພໍ",
		noTrackingNo: "ກະລຸນາໃສ່ເລກພັດສະດຸ",
		notToAccept: "ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ລໍຖ້າການຮັບ",
	},
	es: {
		keyMissing: "No hemos podido comprobar este envío. Recarga la página",
		keyOfAnother: "El contenido ha cambiado. Envíalo de nuevo",
		nothingToBuy: "Ahora mismo no hay nada que se pueda comprar",
		orderChanged: "Algo ha cambiado en tu pedido. Revísalo de nuevo",
		alreadyOrdered: "Este pedido ya está hecho",
		cartChanged:
			"La cesta ha cambiado mientras tanto. Vuelve a tramitar el pedido desde la cesta",
		orderPaid: "Este pedido está pagado y ya no se puede cancelar aquí",
		notOnItsWay: "Este pedido no está en camino",
		orderNotOver:
			"Solo se pueden quitar de la lista los pedidos completados o cancelados",
		cancelTooLate: "Este pedido ya no se puede cancelar. Solicita un reembolso",
		notToShip: "Este pedido no está pendiente de envío",
		acceptFirst: "Acepta este pedido antes de enviarlo",
		refundOpen:
			"Hay un reembolso de este pedido pendiente de decidir. Decídelo primero",
		parcelsDiffer:
			"Los paquetes deben contener cada unidad restante, una sola vez",
		notToPick: "Este pedido no está pendiente de preparar",
		pickedAlready: "Este pedido ya está preparado",
		pickDiffers: "La cantidad no coincide con el pedido",
		noSubstitute: "El cliente no quiere sustituto. Márcalo como agotado",
		askFirst: "El cliente quiere que le preguntes antes. Contacta con él",
		substituteGone: "No hay suficiente del sustituto en el estante",
		noTrackingNo: "Falta un número de seguimiento",
		notToAccept: "Este pedido no está pendiente de aceptación",
	},
};
