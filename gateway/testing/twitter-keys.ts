export const twitterKeys = {
	consumerKey: "consumer-key&of=tests",
	consumerSecret: "consumer secret/of+tests",
};
