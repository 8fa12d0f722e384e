import {
	SocialReturnPage,
	socialReturnMetadata,
} from "@/components/identity/login/social-return-page";

export const prefetch = "partial";

export const generateMetadata = socialReturnMetadata;

export default function TwitterReturnPage() {
	return <SocialReturnPage provider="twitter" />;
}
