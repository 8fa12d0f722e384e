"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

interface CategoryGroupsProps {
	/** Undefined until they are here. */
	categories: CategoryNode[] | undefined;
	hasFailed: boolean;
	onRetry: () => void;
	onChoose: () => void;
}

export function CategoryGroups(props: CategoryGroupsProps) {
	const { categories, hasFailed, onRetry, onChoose } = props;
	const t = useTranslations("header.category");
	if (hasFailed)
		return (
			<div className="failed stack gap-x3" role="alert">
				<p>{t("failed")}</p>
				<Button kind="quiet" onClick={onRetry}>
					{t("retry")}
				</Button>
			</div>
		);
	if (!categories) return <Waiting label={t("loading")} />;
	return (
		<ul className="groups">
			{categories.map((top) => (
				<li key={top.id} className="group">
					<Link
						className="row gap-x3 head-reading strong"
						href={paths.goodsList({ cid: top.id })}
						onClick={onChoose}
					>
						<Picture
							source={top.image}
							alt=""
							width={44}
							className="rigid as-well"
						/>
						{top.name}
					</Link>
					<ul className="children">
						{top.childList?.map((child) => (
							<li key={child.id}>
								<Link
									className="row soft"
									href={paths.goodsList({ cid: child.id })}
									onClick={onChoose}
								>
									{child.name}
								</Link>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

const placeholders = Array.from({ length: 10 }, (_, index) => index);

function Waiting({ label }: { label: string }) {
	return (
		<>
			<p role="status" className="visually-hidden">
				{label}
			</p>
			<ul className="groups" aria-hidden="true">
				{placeholders.map((index) => (
					<li key={index} className="group">
						<span className="skeleton" />
					</li>
				))}
			</ul>
		</>
	);
}
