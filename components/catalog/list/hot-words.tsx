import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { readHotSearches } from "@/lib/cached/search";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";

/** Words that many shoppers look for; nothing when they cannot be read. */
export async function HotWords() {
	const t = await getTranslations("list.hot");
	const words = await readHotSearches(await currentLocale()).catch(() => []);
	if (words.length === 0) return null;
	return (
		<Frame aria-label={t("title")}>
			<h2>{t("title")}</h2>
			<ul>
				{words.map(({ id, keyword }) => (
					<li key={id}>
						<Link href={paths.goodsList({ title: keyword })}>{keyword}</Link>
					</li>
				))}
			</ul>
		</Frame>
	);
}

const Frame = styled.nav`
	h2 {
		margin-bottom: ${theme.space.x3};
		font-size: ${theme.type.reading};
	}
	ul {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	${screen.hover} {
		a:hover {
			background: ${theme.colour.accentWash};
			color: ${theme.colour.accentDeep};
		}
	}
`;
