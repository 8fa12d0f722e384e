import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { GroupSummary } from "@/gateway/contract/sales/group";
import { SeatRow } from "./group-styles";

/** Who is in a group and how many are missing: a picture of the words beside it. */
export function Seats({ group }: { group: GroupSummary }) {
	const t = useTranslations("group.seat");
	const { members, size } = group;
	const free = Math.max(size - members.length, 0);
	return (
		<SeatRow className="flow wraps gap-x2">
			{members.map(({ name, isPaid }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two people may look alike behind their stars.
				<li key={at} className={isPaid ? "seat paid" : "seat"}>
					<b aria-hidden="true">{[...name][0]}</b>
					<span className="visually-hidden">
						{t(isPaid ? "paid" : "unpaid", { name })}
					</span>
					{isPaid && <Icon name="check" size={12} />}
				</li>
			))}
			{free > 0 && (
				<li className="visually-hidden">{t("free", { count: free })}</li>
			)}
			{Array.from({ length: free }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: one empty seat is as good as another.
				<li key={at} className="seat empty soft" aria-hidden="true">
					<Icon name="plus" size={16} />
				</li>
			))}
		</SeatRow>
	);
}
