import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Link } from "@/lib/i18n/navigation";
import { screen, theme } from "@/lib/theme/theme";
import { Icon } from "./icon";
import { kit } from "./kit-css";
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
	${kit.row("x3")};
	justify-content: center;
	padding-block: ${theme.space.x8};

	ol {
		${kit.flow("x1")};
	}
	a {
		${kit.target("x1")};
		justify-content: center;
		min-width: 44px;
		padding-inline: ${theme.space.x2};
		${kit.outlined};
		${kit.hover({ borderColor: "accent", color: "accent" }, ":not([aria-current])")};
	}
	.step {
		padding-inline: ${theme.space.x3};
	}
	[aria-current] {
		border-color: ${theme.colour.accent};
		${kit.solid};
		font-weight: 600;
	}
	li[data-gap] {
		${kit.row("x1")};
	}
	li[data-gap]::before {
		content: "…" / "";
		padding-inline: ${theme.space.x2};
	}
	.place {
		display: none;
		color: ${theme.colour.inkSoft};
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
