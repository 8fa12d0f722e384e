import type { LocaleCode } from "../../contract/locale";
import type { OrderStep } from "../../contract/order-history";
import { completedAfterDays, receivedAfterDays } from "./days";

/** Why a step was taken, as the history keeps it. */
const reasons = [
	"expired",
	"refunded",
	"byTime",
	"allReviewed",
	"nothingLeft",
] as const;
export type StepReason = (typeof reasons)[number];

interface ReasonWords extends Record<Exclude<StepReason, "byTime">, string> {
	receivedByTime: string;
	completedByTime: string;
}

const words: Record<LocaleCode, ReasonWords> = {
	"zh-CN": {
		expired: "未有在限期前付款",
		refunded: "已全數退款",
		allReviewed: "所有貨品已評價",
		nothingLeft: "沒有需要評價的貨品",
		receivedByTime: `發貨後 ${receivedAfterDays} 天自動確認收貨`,
		completedByTime: `收貨後 ${completedAfterDays} 天自動完成`,
	},
	en: {
		expired: "It was not paid in time",
		refunded: "All of it was refunded",
		allReviewed: "Everything has been reviewed",
		nothingLeft: "There is nothing to review",
		receivedByTime: `${receivedAfterDays} days have passed since it was shipped`,
		completedByTime: `${completedAfterDays} days have passed since it was received`,
	},
	fr: {
		expired: "Elle n'a pas été payée à temps",
		refunded: "Elle a été entièrement remboursée",
		allReviewed: "Tous les articles ont reçu un avis",
		nothingLeft: "Il n'y a aucun avis à donner",
		receivedByTime: `${receivedAfterDays} jours se sont écoulés depuis l'expédition`,
		completedByTime: `${completedAfterDays} jours se sont écoulés depuis la réception`,
	},
	th: {
		expired: "ไม่ได้ชำระเงินภายในเวลา",
		refunded: "คืนเงินทั้งหมดแล้ว",
		allReviewed: "รีวิวสินค้าครบทุกชิ้นแล้ว",
		nothingLeft: "ไม่มีสินค้าที่ต้องรีวิว",
		receivedByTime: `ครบ ${receivedAfterDays} วันหลังจัดส่ง`,
		completedByTime: `ครบ ${completedAfterDays} วันหลังได้รับสินค้า`,
	},
	lao: {
		expired: "ບໍ່ໄດ້ຊຳລະເງິນທັນເວລາ",
		refunded: "ຄືນເງິນທັງໝົດແລ້ວ",
		allReviewed: "ໃຫ້ຄຳຄິດເຫັນຄົບທຸກລາຍການແລ້ວ",
		nothingLeft: "ບໍ່ມີສິນຄ້າທີ່ຕ້ອງໃຫ້ຄຳຄິດເຫັນ",
		receivedByTime: `ຄົບ ${receivedAfterDays} ວັນຫຼັງຈັດສົ່ງ`,
		completedByTime: `ຄົບ ${completedAfterDays} ວັນຫຼັງໄດ້ຮັບສິນຄ້າ`,
	},
	es: {
		expired: "No se pagó a tiempo",
		refunded: "Se reembolsó por completo",
		allReviewed: "Todos los artículos tienen opinión",
		nothingLeft: "No hay nada que valorar",
		receivedByTime: `Han pasado ${receivedAfterDays} días desde el envío`,
		completedByTime: `Han pasado ${completedAfterDays} días desde la recepción`,
	},
};

/** Null where the step says it all. */
export function reasonIn(
	step: OrderStep,
	reason: string | null,
	locale: LocaleCode,
): string | null {
	const known = reasons.find((one) => one === reason);
	if (!known) return null;
	if (known !== "byTime") return words[locale][known];
	const { receivedByTime, completedByTime } = words[locale];
	return step === "received" ? receivedByTime : completedByTime;
}
