import type { LocaleCode } from "../contract/locale";

export interface OrderWords {
	keyMissing: string;
	keyOfAnother: string;
	nothingToBuy: string;
	orderChanged: string;
	alreadyOrdered: string;
	orderPaid: string;
}

/** What the gateway says of checkout and orders. */
export const orderWords: Record<LocaleCode, OrderWords> = {
	"zh-CN": {
		keyMissing: "未能確認這次提交，請重新載入頁面",
		keyOfAnother: "內容已經更改，請重新提交",
		nothingToBuy: "目前沒有可以購買的貨品",
		orderChanged: "訂單內容有變，請確認後再提交",
		alreadyOrdered: "這張訂單已經建立",
		orderPaid: "訂單已付款，不能取消",
	},
	en: {
		keyMissing:
			"We could not tell whether this was sent before. Please reload the page",
		keyOfAnother: "Something was changed since. Please send it again",
		nothingToBuy: "There is nothing here that can be bought now",
		orderChanged: "Something has changed. Please check your order again",
		alreadyOrdered: "This has been ordered already",
		orderPaid: "This order is paid and can no longer be cancelled here",
	},
	fr: {
		keyMissing: "Impossible de vérifier cet envoi. Rechargez la page",
		keyOfAnother: "Le contenu a changé. Envoyez-le à nouveau",
		nothingToBuy: "Aucun article ne peut être acheté pour le moment",
		orderChanged: "Votre commande a changé. Vérifiez-la à nouveau",
		alreadyOrdered: "Cette commande a déjà été passée",
		orderPaid: "Cette commande est payée et ne peut plus être annulée ici",
	},
	th: {
		keyMissing: "ตรวจสอบการส่งครั้งนี้ไม่ได้ โปรดโหลดหน้าใหม่",
		keyOfAnother: "ข้อมูลเปลี่ยนไปแล้ว โปรดส่งอีกครั้ง",
		nothingToBuy: "ยังไม่มีสินค้าที่ซื้อได้ในขณะนี้",
		orderChanged: "รายการสั่งซื้อมีการเปลี่ยนแปลง โปรดตรวจสอบอีกครั้ง",
		alreadyOrdered: "สั่งซื้อรายการนี้แล้ว",
		orderPaid: "คำสั่งซื้อนี้ชำระเงินแล้ว ยกเลิกที่นี่ไม่ได้",
	},
	lao: {
		keyMissing: "ກວດສອບການສົ່ງຄັ້ງນີ້ບໍ່ໄດ້ ກະລຸນາໂຫຼດໜ້າໃໝ່",
		keyOfAnother: "ຂໍ້ມູນປ່ຽນແລ້ວ ກະລຸນາສົ່ງອີກຄັ້ງ",
		nothingToBuy: "ຍັງບໍ່ມີສິນຄ້າທີ່ຊື້ໄດ້ໃນຕອນນີ້",
		orderChanged: "ລາຍການສັ່ງຊື້ມີການປ່ຽນແປງ ກະລຸນາກວດສອບອີກຄັ້ງ",
		alreadyOrdered: "ສັ່ງຊື້ລາຍການນີ້ແລ້ວ",
		orderPaid: "ຄຳສັ່ງຊື້ນີ້ຊຳລະແລ້ວ ຍົກເລີກທີ່ນີ້ບໍ່ໄດ້",
	},
	es: {
		keyMissing: "No hemos podido comprobar este envío. Recarga la página",
		keyOfAnother: "El contenido ha cambiado. Envíalo de nuevo",
		nothingToBuy: "Ahora mismo no hay nada que se pueda comprar",
		orderChanged: "Algo ha cambiado en tu pedido. Revísalo de nuevo",
		alreadyOrdered: "Este pedido ya está hecho",
		orderPaid: "Este pedido está pagado y ya no se puede cancelar aquí",
	},
};
