import { quantityMax } from "../contract/cart";
import type { LocaleCode } from "../contract/locale";
import { type FeatureWords, featureWords } from "./feature-words";

// What the gateway itself says to a shopper. Field names and page texts are the storefront's.

interface Words extends FeatureWords {
	success: string;
	parameterInvalid: string;
	signatureWrong: string;
	clockOff: string;
	alreadyReceived: string;
	signInFirst: string;
	signInAgain: string;
	noPermission: string;
	staffStays: string;
	notFound: string;
	noDefaultAddress: string;
	addressBookFull: string;
	unknownCall: string;
	tooLarge: string;
	busy: string;
	pictureNotKept: string;
	tooOften: string;
	systemException: string;
	goodsOffShelf: string;
	soldOut: string;
	fewerInStock: string;
	tooManyOfOne: string;
	cartFull: string;
	couponReceived: string;
	couponsGone: string;
	flagship: string;
	specialty: string;
	franchise: string;
	/** What an account is called until its owner says otherwise; digits follow. */
	shopper: string;
}

export const words: Record<LocaleCode, Words> = {
	"zh-CN": {
		...featureWords["zh-CN"],
		success: "成功",
		parameterInvalid: "資料有誤，請檢查後再試",
		signatureWrong: "未能核實這個請求，請重新載入頁面",
		clockOff: "裝置時間不準確，請調校後再試",
		alreadyReceived: "這個請求已經收到",
		signInFirst: "請先登入",
		signInAgain: "登入已過期，請重新登入",
		noPermission: "你沒有權限進行這個操作",
		staffStays: "這個帳戶負責打理商店，請先聯絡營運人員解除職務",
		notFound: "找不到相關資料",
		noDefaultAddress: "你還未有預設地址",
		addressBookFull: "地址簿已滿，請先刪除不再使用的地址",
		unknownCall: "找不到這個服務",
		tooLarge: "內容太大，請縮小後再試",
		busy: "系統暫時繁忙，請稍後再試",
		pictureNotKept: "圖片暫時未能儲存，請過幾分鐘再試",
		tooOften: "嘗試次數太多，請稍後再試",
		systemException: "系統出現問題，請稍後再試",
		goodsOffShelf: "這件貨品已下架",
		soldOut: "這件貨品已售罄",
		fewerInStock: "存貨不足，請減少數量",
		tooManyOfOne: `同一款貨品最多可買 ${quantityMax} 件`,
		cartFull: "購物車已滿，請先移除部分貨品",
		couponReceived: "你已領取這張優惠券",
		couponsGone: "這張優惠券已派完",
		flagship: "旗艦店",
		specialty: "專門店",
		franchise: "專營店",
		shopper: "顧客",
	},
	en: {
		...featureWords.en,
		success: "Success",
		parameterInvalid: "Something is not right. Please check and try again",
		signatureWrong:
			"This request could not be verified. Please reload the page",
		clockOff: "Your device's clock is off. Please correct it and try again",
		alreadyReceived: "This request has already been received",
		signInFirst: "Please sign in first",
		signInAgain: "Your session has ended. Please sign in again",
		noPermission: "You may not do this",
		staffStays:
			"This account works for a shop. Ask an operator to release it first",
		notFound: "Nothing was found",
		noDefaultAddress: "The default address does not exist",
		addressBookFull:
			"Your address book is full. Delete an address you no longer need first",
		unknownCall: "There is no such service",
		tooLarge: "This is too large. Please make it smaller and try again",
		busy: "We are busy right now. Please try again shortly",
		pictureNotKept:
			"Your picture could not be saved just now. Please try again in a few minutes",
		tooOften: "Too many tries. Please wait a little and try again",
		systemException:
			"Something went wrong on our side. Please try again shortly",
		goodsOffShelf: "This item is no longer sold",
		soldOut: "This item is sold out",
		fewerInStock: "There are not that many left. Please choose fewer",
		tooManyOfOne: `You can buy up to ${quantityMax} of one item`,
		cartFull: "Your cart is full. Please remove something first",
		couponReceived: "You have this coupon already",
		couponsGone: "There are no more of this coupon",
		flagship: "Flagship store",
		specialty: "Specialty store",
		franchise: "Franchise store",
		shopper: "Shopper",
	},
	fr: {
		...featureWords.fr,
		success: "Réussi",
		parameterInvalid: "Une information est incorrecte. Vérifiez puis réessayez",
		signatureWrong: "Cette demande n'a pas pu être vérifiée. Rechargez la page",
		clockOff:
			"L'heure de votre appareil est décalée. Corrigez-la puis réessayez",
		alreadyReceived: "Cette demande a déjà été reçue",
		signInFirst: "Connectez-vous d'abord",
		signInAgain: "Votre session a expiré. Reconnectez-vous",
		noPermission: "Vous n'avez pas accès à cette action",
		staffStays:
			"Ce compte gère une boutique. Demandez d'abord à un opérateur de l'en libérer",
		notFound: "Aucun résultat",
		noDefaultAddress: "Aucune adresse par défaut n'existe",
		addressBookFull:
			"Votre carnet d'adresses est plein. Supprimez d'abord une adresse devenue inutile",
		unknownCall: "Ce service n'existe pas",
		tooLarge: "C'est trop volumineux. Réduisez puis réessayez",
		busy: "Nous sommes très sollicités. Réessayez dans un instant",
		pictureNotKept:
			"Votre image n'a pas pu être enregistrée. Réessayez dans quelques minutes",
		tooOften: "Trop de tentatives. Patientez un peu puis réessayez",
		systemException:
			"Un problème est survenu de notre côté. Réessayez dans un instant",
		goodsOffShelf: "Cet article n'est plus en vente",
		soldOut: "Cet article est épuisé",
		fewerInStock: "Il n'en reste pas autant. Réduisez la quantité",
		tooManyOfOne: `Vous pouvez acheter jusqu'à ${quantityMax} pièces d'un même article`,
		cartFull: "Votre panier est plein. Retirez d'abord un article",
		couponReceived: "Vous avez déjà ce bon",
		couponsGone: "Ce bon n'est plus disponible",
		flagship: "Boutique officielle",
		specialty: "Boutique spécialisée",
		franchise: "Boutique franchisée",
		shopper: "Client",
	},
	th: {
		...featureWords.th,
		success: "สำเร็จ",
		parameterInvalid: "ข้อมูลไม่ถูกต้อง โปรดตรวจสอบแล้วลองอีกครั้ง",
		signatureWrong: "ไม่สามารถยืนยันคำขอนี้ได้ โปรดโหลดหน้าใหม่",
		clockOff: "เวลาในอุปกรณ์ไม่ตรง โปรดตั้งเวลาแล้วลองอีกครั้ง",
		alreadyReceived: "ได้รับคำขอนี้แล้ว",
		signInFirst: "โปรดเข้าสู่ระบบก่อน",
		signInAgain: "เซสชันหมดอายุ โปรดเข้าสู่ระบบอีกครั้ง",
		noPermission: "คุณไม่มีสิทธิ์ทำรายการนี้",
		staffStays: "บัญชีนี้ดูแลร้านค้าอยู่ โปรดขอให้ผู้ดูแลระบบยกเลิกหน้าที่ก่อน",
		notFound: "ไม่พบข้อมูล",
		noDefaultAddress: "ยังไม่มีที่อยู่เริ่มต้น",
		addressBookFull: "สมุดที่อยู่เต็มแล้ว โปรดลบที่อยู่ที่ไม่ใช้แล้วก่อน",
		unknownCall: "ไม่มีบริการนี้",
		tooLarge: "ข้อมูลมีขนาดใหญ่เกินไป โปรดลดขนาดแล้วลองอีกครั้ง",
		busy: "ระบบไม่ว่างชั่วคราว โปรดลองอีกครั้งในอีกสักครู่",
		pictureNotKept: "บันทึกรูปภาพไม่ได้ในขณะนี้ โปรดลองอีกครั้งในอีกไม่กี่นาที",
		tooOften: "ลองหลายครั้งเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง",
		systemException: "ระบบขัดข้อง โปรดลองอีกครั้งในอีกสักครู่",
		goodsOffShelf: "สินค้านี้เลิกจำหน่ายแล้ว",
		soldOut: "สินค้านี้หมดแล้ว",
		fewerInStock: "สินค้าเหลือไม่พอ โปรดลดจำนวน",
		tooManyOfOne: `ซื้อสินค้าเดียวกันได้ไม่เกิน ${quantityMax} ชิ้น`,
		cartFull: "ตะกร้าเต็มแล้ว โปรดนำสินค้าบางรายการออกก่อน",
		couponReceived: "คุณรับคูปองนี้แล้ว",
		couponsGone: "คูปองนี้แจกหมดแล้ว",
		flagship: "ร้านเรือธง",
		specialty: "ร้านเฉพาะทาง",
		franchise: "ร้านแฟรนไชส์",
		shopper: "ลูกค้า",
	},
	lao: {
		...featureWords.lao,
		success: "ສຳເລັດ",
		parameterInvalid: "ຂໍ້ມູນບໍ່ຖືກຕ້ອງ ກະລຸນາກວດແລ້ວລອງໃໝ່",
		signatureWrong: "ບໍ່ສາມາດຢືນຢັນຄຳຂໍນີ້ໄດ້ ກະລຸນາໂຫຼດໜ້າໃໝ່",
		clockOff: "ເວລາໃນອຸປະກອນບໍ່ຖືກ ກະລຸນາຕັ້ງເວລາແລ້ວລອງໃໝ່",
		alreadyReceived: "ໄດ້ຮັບຄຳຂໍນີ້ແລ້ວ",
		signInFirst: "ກະລຸນາເຂົ້າສູ່ລະບົບກ່ອນ",
		signInAgain: "ໝົດເວລາເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າໃໝ່",
		noPermission: "ທ່ານບໍ່ມີສິດເຮັດລາຍການນີ້",
		staffStays: "ບັນຊີນີ້ດູແລຮ້ານຢູ່ ກະລຸນາຂໍໃຫ້ຜູ້ດູແລປົດໜ້າທີ່ກ່ອນ",
		notFound: "ບໍ່ພົບຂໍ້ມູນ",
		noDefaultAddress: "ຍັງບໍ່ມີທີ່ຢູ່ເລີ່ມຕົ້ນ",
		addressBookFull: "ສະໝຸດທີ່ຢູ່ເຕັມແລ້ວ ກະລຸນາລຶບທີ່ຢູ່ທີ່ບໍ່ໃຊ້ກ່ອນ",
		unknownCall: "ບໍ່ມີບໍລິການນີ້",
		tooLarge: "ຂໍ້ມູນໃຫຍ່ເກີນໄປ ກະລຸນາຫຼຸດຂະໜາດແລ້ວລອງໃໝ່",
		busy: "ລະບົບກຳລັງຫຍຸ້ງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ",
		pictureNotKept: "ບັນທຶກຮູບບໍ່ໄດ້ໃນຂະນະນີ້ ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ",
		tooOften: "ລອງຫຼາຍເທື່ອເກີນໄປ ກະລຸນາລໍຖ້າຈັກໜ່ອຍແລ້ວລອງໃໝ່",
		systemException: "ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ",
		goodsOffShelf: "ສິນຄ້ານີ້ເຊົາຂາຍແລ້ວ",
		soldOut: "ສິນຄ້ານີ້ໝົດແລ້ວ",
		fewerInStock: "ສິນຄ້າເຫຼືອບໍ່ພໍ ກະລຸນາຫຼຸດຈຳນວນ",
		tooManyOfOne: `ຊື້ສິນຄ້າດຽວກັນໄດ້ບໍ່ເກີນ ${quantityMax} ອັນ`,
		cartFull: "ກະຕ່າເຕັມແລ້ວ ກະລຸນາເອົາບາງລາຍການອອກກ່ອນ",
		couponReceived: "ທ່ານຮັບຄູປອງນີ້ແລ້ວ",
		couponsGone: "ຄູປອງນີ້ແຈກໝົດແລ້ວ",
		flagship: "ຮ້ານທາງການ",
		specialty: "ຮ້ານສະເພາະທາງ",
		franchise: "ຮ້ານແຟຣນຊາຍ",
		shopper: "ລູກຄ້າ",
	},
	es: {
		...featureWords.es,
		success: "Correcto",
		parameterInvalid: "Hay un dato incorrecto. Revísalo e inténtalo de nuevo",
		signatureWrong:
			"No se pudo verificar la solicitud. Vuelve a cargar la página",
		clockOff:
			"La hora de tu dispositivo no es correcta. Ajústala e inténtalo de nuevo",
		alreadyReceived: "Esta solicitud ya se ha recibido",
		signInFirst: "Inicia sesión primero",
		signInAgain: "Tu sesión ha caducado. Vuelve a iniciar sesión",
		noPermission: "No tienes permiso para hacer esto",
		staffStays:
			"Esta cuenta gestiona una tienda. Pide primero a un operador que la libere",
		notFound: "No se ha encontrado nada",
		noDefaultAddress: "No existe una dirección predeterminada",
		addressBookFull:
			"Tu libreta de direcciones está llena. Borra antes una dirección que ya no uses",
		unknownCall: "Este servicio no existe",
		tooLarge: "Es demasiado grande. Redúcelo e inténtalo de nuevo",
		busy: "Estamos muy ocupados. Inténtalo en un momento",
		pictureNotKept:
			"No se pudo guardar tu imagen. Inténtalo de nuevo en unos minutos",
		tooOften: "Demasiados intentos. Espera un poco e inténtalo de nuevo",
		systemException:
			"Algo ha fallado por nuestra parte. Inténtalo en un momento",
		goodsOffShelf: "Este artículo ya no está a la venta",
		soldOut: "Este artículo está agotado",
		fewerInStock: "No quedan tantas unidades. Elige menos",
		tooManyOfOne: `Puedes comprar hasta ${quantityMax} unidades de un mismo artículo`,
		cartFull: "Tu carrito está lleno. Quita antes algún artículo",
		couponReceived: "Ya tienes este cupón",
		couponsGone: "Este cupón se ha agotado",
		flagship: "Tienda oficial",
		specialty: "Tienda especializada",
		franchise: "Tienda franquiciada",
		shopper: "Cliente",
	},
};
