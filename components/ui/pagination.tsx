import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Link } from "@/lib/i18n/navigation";
import { screen, theme } from "@/lib/theme/theme";
import { Icon } from "./icon";
import { pagesAround } from "./pages-around";

interface PaginationProps {
	page: number;
	totalPage: number;
	/** Path of a page of this list, without locale prefix. */
	pathOf: (page: number) => string;
}

/** Nothing for a list of one page. On a phone: back, "3 / 17", on. */
export function Pagination({ page, totalPage, pathOf }: PaginationProps) {
	const t = useTranslations("layout.pagination");
	if (totalPage <= 1) return null;
	return (
		<Bar aria-label={t("label")}>
			{page > 1 && (
				<Link className="step" rel="prev" href={pathOf(page - 1)}>
					<Icon name="chevron-left" size={18} />
					{t("previous")}
				</Link>
			)}
			<ol>
				{pagesAround(page, totalPage).map((number, index, all) => (
					<li
						key={number}
						data-gap={number - (all[index - 1] ?? 0) > 1 || undefined}
					>
						<Link
							href={pathOf(number)}
							aria-current={number === page ? "page" : undefined}
							aria-label={t("page", { page: number })}
						>
							{number}
						</Link>
					</li>
				))}
			</ol>
			<span className="place">{t("place", { page, total: totalPage })}</span>
			{page < totalPage && (
				<Link className="step" rel="next" href={pathOf(page + 1)}>
					{t("next")}
					<Icon name="chevron-right" size={18} />
				</Link>
			)}
		</Bar>
	);
}

const Bar = styled.nav`
	display: flex;
	align-items: center;
	justify-content: center;
	gap: ${theme.space.x3};
	padding-block: ${theme.space.x8};

	ol {
		display: flex;
		gap: ${theme.space.x1};
	}
	a {
		display: inline-flex;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x1};
		min-width: 44px;
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.step {
		padding-inline: ${theme.space.x3};
	}
	[aria-current] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	li[data-gap] {
		display: flex;
		align-items: center;
		gap: ${theme.space.x1};
	}
	li[data-gap]::before {
		content: "…" / "";
		padding-inline: ${theme.space.x2};
	}
	.place {
		display: none;
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		a:not([aria-current]):hover {
			border-color: ${theme.colour.accent};
			color: ${theme.colour.accent};
		}
	}
	${screen.phone} {
		ol {
			display: none;
		}
		.place {
			display: block;
		}
	}
`;
