import { useTranslations } from "next-intl";
import type { Banner } from "@/gateway/contract/content/home";
import { Link } from "@/lib/i18n/navigation";
import { BannerStage } from "./banner-stage";

/** A strip to swipe; one banner a view. */
export function Banners({ banners }: { banners: Banner[] }) {
	const t = useTranslations("home.banner");
	if (banners.length === 0) return null;
	return (
		<BannerStage
			words={{
				label: t("label"),
				pause: t("pause"),
				play: t("play"),
				show: banners.map(({ title }, at) =>
					t("show", { number: at + 1, title }),
				),
			}}
		>
			{banners.map((banner, at) => (
				<li key={banner.id}>
					<Link className="banner lit block" href={banner.path}>
						<BannerPicture banner={banner} isFirst={at === 0} />
						<span className="words flow gap-x2 at-start">
							<strong className="head-heading text-balance">
								{banner.title}
							</strong>
							<span className="text-pretty">{banner.subtitle}</span>
							<span className="go strong">{banner.action}</span>
						</span>
					</Link>
				</li>
			))}
		</BannerStage>
	);
}

function BannerPicture(props: { banner: Banner; isFirst: boolean }) {
	const { banner, isFirst } = props;
	return (
		<picture>
			<source
				media="(width < 40em)"
				srcSet={banner.imagePhone}
				width={750}
				height={500}
			/>
			<img
				className="fills"
				src={banner.image}
				alt=""
				width={1200}
				height={400}
				loading={isFirst ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : undefined}
				decoding="async"
			/>
		</picture>
	);
}
