import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../contract/locale";
import type { ClosureReason } from "../../contract/slot-terms";

const reasons: Record<LocaleCode, Record<ClosureReason, string>> = {
	"zh-CN": {
		typhoon: "八號或以上熱帶氣旋警告信號生效，暫停送貨。",
		rainstorm: "黑色暴雨警告信號生效，暫停送貨。",
		holiday: "假期休息，暫停送貨。",
		other: "暫停送貨。",
	},
	en: {
		typhoon: "Typhoon signal No. 8 or above: deliveries are paused.",
		rainstorm: "Black rainstorm warning: deliveries are paused.",
		holiday: "No deliveries over the holiday.",
		other: "Deliveries are paused for now.",
	},
	fr: {
		typhoon: "Signal de typhon n° 8 ou plus : livraisons suspendues.",
		rainstorm: "Alerte noire aux fortes pluies : livraisons suspendues.",
		holiday: "Pas de livraison pendant les jours fériés.",
		other: "Livraisons suspendues pour le moment.",
	},
	th: {
		typhoon: "สัญญาณเตือนพายุไต้ฝุ่นระดับ 8 ขึ้นไป งดส่งชั่วคราว",
		rainstorm: "สัญญาณเตือนฝนตกหนักระดับสีดำ งดส่งชั่วคราว",
		holiday: "งดส่งในช่วงวันหยุด",
		other: "งดส่งชั่วคราว",
	},
	lao: {
		typhoon: "ສັນຍານເຕືອນພາຍຸໄຕ້ຝຸ່ນລະດັບ 8 ຂຶ້ນໄປ ງົດສົ່ງຊົ່ວຄາວ",
		rainstorm: "ສັນຍານເຕືອນຝົນຕົກໜັກລະດັບສີດຳ ງົດສົ່ງຊົ່ວຄາວ",
		holiday: "ງົດສົ່ງໃນຊ່ວງວັນພັກ",
		other: "ງົດສົ່ງຊົ່ວຄາວ",
	},
	es: {
		typhoon: "Señal de tifón n.º 8 o superior: entregas suspendidas.",
		rainstorm: "Alerta negra por lluvias: entregas suspendidas.",
		holiday: "Sin entregas durante los festivos.",
		other: "Entregas suspendidas por el momento.",
	},
};

/** Why slots are closed, as shoppers read it: the reason, then what the operator adds. */
export function sayClosure(
	{ reason, note }: { reason: ClosureReason; note: Localized | null },
	locale: LocaleCode,
): string {
	const said = reasons[locale][reason];
	const added = note ? localize(note, locale) : "";
	const gap = locale === "zh-CN" ? "" : " ";
	return added ? said + gap + added : said;
}
