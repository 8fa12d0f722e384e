import type { LocaleCode } from "../../contract/locale";

type Column =
	| "orderNo"
	| "masterNo"
	| "createdAt"
	| "paidAt"
	| "status"
	| "merchant"
	| "store"
	| "slot"
	| "goods"
	| "options"
	| "quantity"
	| "price"
	| "subtotal"
	| "coupons"
	| "points"
	| "payable"
	| "refundedQuantity"
	| "freight"
	| "total"
	| "refunded"
	| "name"
	| "phone"
	| "address"
	| "note"
	| "tracking";

/** Heads of the columns of exported orders, in their order. */
export const exportWords: Record<LocaleCode, Record<Column, string>> = {
	"zh-CN": {
		orderNo: "訂單編號",
		masterNo: "付款編號",
		createdAt: "下單時間",
		paidAt: "付款時間",
		status: "狀態代號",
		merchant: "商戶",
		store: "店舖",
		slot: "送貨時段",
		goods: "貨品",
		options: "規格",
		quantity: "數量",
		price: "單價",
		subtotal: "小計",
		coupons: "優惠券",
		points: "積分",
		payable: "實付",
		refundedQuantity: "已退數量",
		freight: "運費",
		total: "訂單實付",
		refunded: "訂單已退",
		name: "收貨人",
		phone: "電話",
		address: "地址",
		note: "備註",
		tracking: "運單編號",
	},
	en: {
		orderNo: "Order number",
		masterNo: "Payment number",
		createdAt: "Ordered",
		paidAt: "Paid",
		status: "Status code",
		merchant: "Merchant",
		store: "Store",
		slot: "Slot",
		goods: "Goods",
		options: "Options",
		quantity: "Quantity",
		price: "Price",
		subtotal: "Subtotal",
		coupons: "Coupons",
		points: "Points",
		payable: "Paid for line",
		refundedQuantity: "Refunded pieces",
		freight: "Delivery",
		total: "Order paid",
		refunded: "Order refunded",
		name: "Name",
		phone: "Phone",
		address: "Address",
		note: "Note",
		tracking: "Tracking number",
	},
	fr: {
		orderNo: "Numéro de commande",
		masterNo: "Numéro de paiement",
		createdAt: "Commandé le",
		paidAt: "Payé le",
		status: "Code d'état",
		merchant: "Marchand",
		store: "Magasin",
		slot: "Créneau",
		goods: "Article",
		options: "Options",
		quantity: "Quantité",
		price: "Prix",
		subtotal: "Sous-total",
		coupons: "Coupons",
		points: "Points",
		payable: "Payé pour la ligne",
		refundedQuantity: "Pièces remboursées",
		freight: "Livraison",
		total: "Total payé",
		refunded: "Total remboursé",
		name: "Nom",
		phone: "Téléphone",
		address: "Adresse",
		note: "Remarque",
		tracking: "Numéro de suivi",
	},
	th: {
		orderNo: "หมายเลขคำสั่งซื้อ",
		masterNo: "หมายเลขการชำระเงิน",
		createdAt: "เวลาสั่งซื้อ",
		paidAt: "เวลาชำระเงิน",
		status: "รหัสสถานะ",
		merchant: "ร้านค้า",
		store: "สาขา",
		slot: "ช่วงเวลาส่ง",
		goods: "สินค้า",
		options: "ตัวเลือก",
		quantity: "จำนวน",
		price: "ราคา",
		subtotal: "ยอดย่อย",
		coupons: "คูปอง",
		points: "คะแนน",
		payable: "ชำระสำหรับรายการ",
		refundedQuantity: "จำนวนที่คืนเงิน",
		freight: "ค่าส่ง",
		total: "ยอดชำระทั้งหมด",
		refunded: "ยอดคืนทั้งหมด",
		name: "ชื่อผู้รับ",
		phone: "โทรศัพท์",
		address: "ที่อยู่",
		note: "หมายเหตุ",
		tracking: "หมายเลขพัสดุ",
	},
	lao: {
		orderNo: "ເລກຄຳສັ່ງຊື້",
		masterNo: "ເລກການຊຳລະ",
		createdAt: "ເວລາສັ່ງຊື້",
		paidAt: "ເວລາຊຳລະ",
		status: "ລະຫັດສະຖານະ",
		merchant: "ຮ້ານຄ້າ",
		store: "ສາຂາ",
		slot: "ຊ່ວງເວລາສົ່ງ",
		goods: "ສິນຄ້າ",
		options: "ຕົວເລືອກ",
		quantity: "ຈຳນວນ",
		price: "ລາຄາ",
		subtotal: "ຍອດຍ່ອຍ",
		coupons: "ຄູປອງ",
		points: "ຄະແນນ",
		payable: "ຊຳລະສຳລັບລາຍການ",
		refundedQuantity: "ຈຳນວນທີ່ຄືນເງິນ",
		freight: "ຄ່າສົ່ງ",
		total: "ຍອດຊຳລະທັງໝົດ",
		refunded: "ຍອດຄືນທັງໝົດ",
		name: "ຊື່ຜູ້ຮັບ",
		phone: "ໂທລະສັບ",
		address: "ທີ່ຢູ່",
		note: "ໝາຍເຫດ",
		tracking: "ເລກພັດສະດຸ",
	},
	es: {
		orderNo: "Número de pedido",
		masterNo: "Número de pago",
		createdAt: "Pedido el",
		paidAt: "Pagado el",
		status: "Código de estado",
		merchant: "Comercio",
		store: "Tienda",
		slot: "Franja",
		goods: "Artículo",
		options: "Opciones",
		quantity: "Cantidad",
		price: "Precio",
		subtotal: "Subtotal",
		coupons: "Cupones",
		points: "Puntos",
		payable: "Pagado por la línea",
		refundedQuantity: "Unidades reembolsadas",
		freight: "Envío",
		total: "Total pagado",
		refunded: "Total reembolsado",
		name: "Nombre",
		phone: "Teléfono",
		address: "Dirección",
		note: "Nota",
		tracking: "Número de seguimiento",
	},
};
