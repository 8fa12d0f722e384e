import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/format/format-date";

// messages: application.state.*
// messages: console.members.reason.*
// messages: order.parcel.event.*
// messages: refund.state.*

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];

/** Fields whose values have names, by the feature that an action begins with, and where the words of those are. */
const named: Readonly<Record<string, string>> = {
	"application.state": "application.state",
	"member.reason": "console.members.reason",
	"order.event": "order.parcel.event",
	"refund.state": "refund.state",
};

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

// messages: console.audit.value.*

interface Said {
	action: string;
	field: string;
	value: string;
}

/** A value of an audit record as it is read: it is kept as a text, as JSON would have it. */
export function useSayValue() {
	const t = useTranslations("console.audit.value");
	const words = useTranslations();
	const locale = useLocale();
	return ({ action, field, value }: Said): string => {
		const [feature] = action.split(".");
		const names = named[`${feature}.${field}`];
		const key = `${names}.${value}` as Key;
		if (names && words.has(key)) return words(key);
		if (value === "true" || value === "false") return t(value);
		if (moment.test(value))
			return formatDate(new Date(value), locale, {
				dateStyle: "medium",
				timeStyle: "short",
			});
		return listIn(value)?.join(", ") ?? value;
	};
}

/** A list of single things; undefined for whatever else it is, or what was cut. */
function listIn(value: string): (string | number)[] | undefined {
	if (!value.startsWith("[")) return undefined;
	try {
		const list: unknown[] = JSON.parse(value);
		const isPlain = (one: unknown) =>
			typeof one === "string" || typeof one === "number";
		return list.every(isPlain) ? (list as (string | number)[]) : undefined;
	} catch {
		return undefined;
	}
}
